import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { OperatorError } from '@promenade/process/operator-error'
import { z } from 'zod'
import {
  archiveLimits,
  entryNameOf,
  formatSchema,
  formatVersion,
  type Manifest,
  type ManifestEntry,
  manifestName,
  manifestSchema,
  tablesOf,
} from './manifest.ts'
import { readTar, TarError, type TarFile } from './tar.ts'

/** Takes the content of each entry, in the order of the manifest. An entry is checked only once it is read. */
export type TakeEntry = (entry: ManifestEntry, content: AsyncIterable<Buffer>) => Promise<void>

/**
 * Reads an archive, and checks names, sizes and hashes of all its entries; it unpacks nothing that the manifest does not list.
 * Without `take` it only checks. Throws `OperatorError`.
 */
export async function readArchive(path: string, take?: TakeEntry): Promise<Manifest> {
  const read = Promise.withResolvers<Manifest>()
  try {
    await pipeline(createReadStream(path), createGunzip(), async (chunks: AsyncIterable<Buffer>) => {
      read.resolve(await readEntries(readTar(chunks), take))
    })
  } catch (error) {
    throw explain(error, path)
  }
  return read.promise
}

async function readEntries(files: AsyncGenerator<TarFile>, take: TakeEntry | undefined): Promise<Manifest> {
  const manifest = await readManifest(await nextFile(files))
  for (const entry of manifest.entries) {
    const file = await nextFile(files)
    if (file === undefined) throw new TarError(`ends before its entry ${entry.name}`)
    if (file.name !== entry.name)
      throw new TarError(`has the entry ${JSON.stringify(file.name)} where its manifest has ${entry.name}`)
    if (file.size !== entry.size)
      throw new TarError(`has ${file.size} bytes of ${entry.name}, and its manifest says ${entry.size}`)
    await takeChecked(entry, file, take && ((content) => take(entry, content)))
  }
  const another = await nextFile(files)
  if (another !== undefined)
    throw new TarError(`has the entry ${JSON.stringify(another.name)}, which its manifest does not list`)
  return manifest
}

async function nextFile(files: AsyncGenerator<TarFile>): Promise<TarFile | undefined> {
  const { done, value } = await files.next()
  return done === true ? undefined : value
}

async function takeChecked(
  { name, sha256 }: ManifestEntry,
  { content }: TarFile,
  take: ((content: AsyncIterable<Buffer>) => Promise<void>) | undefined,
): Promise<void> {
  const hash = createHash('sha256')
  async function* hashed() {
    for await (const chunk of content) {
      hash.update(chunk)
      yield chunk
    }
  }
  if (take === undefined) for await (const chunk of content) hash.update(chunk)
  else await take(hashed())
  if (hash.digest('hex') !== sha256) throw new TarError(`has other bytes of ${name} than its manifest says`)
}

async function readManifest(file: TarFile | undefined): Promise<Manifest> {
  if (file?.name !== manifestName)
    throw new TarError(`does not begin with ${manifestName}: it is none of a mall`)
  if (file.size > archiveLimits.manifestBytes) throw new TarError(`has a ${manifestName} of more than 16 MB`)
  const parts: Buffer[] = []
  for await (const part of file.content) parts.push(part)
  const json = parseJson(Buffer.concat(parts).toString())
  const format = formatSchema.safeParse(json)
  if (!format.success) throw new TarError(`has a ${manifestName} that is none of a mall`)
  if (format.data.formatVersion > formatVersion)
    throw new TarError(
      `has the format ${format.data.formatVersion}, and this version reads ${formatVersion}: install the version that wrote it`,
    )
  const parsed = manifestSchema.safeParse(json)
  if (!parsed.success)
    throw new TarError(`has a wrong ${manifestName}: ${z.prettifyError(parsed.error).replaceAll('\n', ' ')}`)
  requireOwnEntries(parsed.data)
  return parsed.data
}

/** The tables of this version come first, in its order; then the pictures, each once. */
function requireOwnEntries({ entries, people: hasPeople }: Manifest): void {
  const tables = tablesOf({ hasPeople }).map(entryNameOf)
  const names = entries.map(({ name }) => name)
  const pictures = new Set(names.slice(tables.length).filter((name) => !name.endsWith('.jsonl')))
  const wrong = tables.find((name, index) => names[index] !== name)
  if (wrong !== undefined) throw new TarError(`has no ${wrong} in its place`)
  if (tables.length + pictures.size !== names.length) throw new TarError('lists an entry twice')
  const large = entries.find(({ name, size }) => pictures.has(name) && size > archiveLimits.itemBytes)
  if (large !== undefined) throw new TarError(`has the picture ${large.name} of more than 64 MB`)
  if (entries.reduce((sum, { size }) => sum + size, 0) > archiveLimits.bytes)
    throw new TarError('would have more than 16 GB unpacked')
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** One sentence for a file that cannot be read or is no whole archive; any other error as it is. */
function explain(error: unknown, path: string): unknown {
  const remedy = 'Nothing was imported: copy the file anew, or export the mall again.'
  if (error instanceof TarError) return new OperatorError(`The archive ${path} ${error.message}. ${remedy}`)
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return error
  if (error.code === 'Z_BUF_ERROR') return new OperatorError(`The archive ${path} ends too soon. ${remedy}`)
  if (error.code.startsWith('Z_'))
    return new OperatorError(`The file ${path} is no archive, or it is damaged. ${remedy}`)
  if ('path' in error && error.path === path)
    return new OperatorError(`The file ${path} cannot be read (${error.code}).`, { cause: error })
  return error
}
