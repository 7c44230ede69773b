import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { gunzipSync, gzipSync } from 'node:zlib'
import { OperatorError } from '@promenade/process/operator-error'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readTables } from '../testing/read-tables.ts'
import { friday } from '../testing/sample-content.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { writeArchiveFile } from './archive-file.ts'
import { importMall } from './import-mall.ts'
import { type Manifest, manifestSchema } from './manifest.ts'
import { readTar, tarEnd, tarHeader, tarPadding } from './tar.ts'

interface File {
  readonly name: string
  readonly bytes: Buffer
}

describe('an archive that is damaged, or does not fit', () => {
  let source: TestDatabase
  let target: TestDatabase
  let folder = ''
  let whole: Buffer
  let files: readonly File[] = []
  let manifest: Manifest

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'promenade-archive-'))
    source = await createTestDatabase({ hasSample: true })
    target = await createTestDatabase()
    const path = join(folder, 'whole.tar.gz')
    manifest = await writeArchiveFile(source.database, { mall: 1, hasPeople: false, now: friday }, path)
    whole = await readFile(path)
    files = await unpack(gunzipSync(whole))
  })
  afterAll(async () => {
    await source.drop()
    await target.drop()
    await rm(folder, { recursive: true, force: true })
  })

  /** The sentence with which an archive is refused, after which the database is as before. */
  async function refusalOf(archive: Buffer, { database } = target): Promise<string> {
    const path = join(folder, 'damaged.tar.gz')
    await writeFile(path, archive)
    const before = await readTables(database)
    const refused = await importMall(database, path).then(
      () => new Error('It was imported.'),
      (error: unknown) => error,
    )
    expect(await readTables(database)).toEqual(before)
    if (!(refused instanceof OperatorError)) throw refused
    return refused.message
  }

  /** An archive with other files, or with what the manifest says of them. */
  const packed = (more: readonly File[] = [], said: Partial<Record<keyof Manifest, unknown>> = {}) => {
    const head = Buffer.from(JSON.stringify({ ...manifest, ...said }))
    return pack([
      { name: 'manifest.json', bytes: head },
      ...files.slice(1).map((file) => more.find(({ name }) => name === file.name) ?? file),
    ])
  }
  /** The manifest for a file with other bytes. */
  const saying = (name: string, bytes: Buffer) =>
    manifest.entries.map((entry) =>
      entry.name === name
        ? { ...entry, size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') }
        : entry,
    )
  const textOf = (name: string) => files.find((file) => file.name === name)?.bytes.toString() ?? ''
  /** An archive in which one table was changed by somebody who knows the format. */
  const forged = (name: string, change: (text: string) => string) => {
    const bytes = Buffer.from(change(textOf(name)))
    return packed([{ name, bytes }], { entries: saying(name, bytes) })
  }

  it('is taken by these tests where nothing is wrong with it', async () => {
    const { database, drop } = await createTestDatabase()
    const path = join(folder, 'packed.tar.gz')
    await writeFile(path, packed())
    await importMall(database, path, { isDryRun: true })
    expect(await database.selectFrom('property').selectAll().execute()).toEqual([])
    await importMall(database, path)
    expect(await database.selectFrom('mall').select('name').execute()).toEqual([{ name: 'Little Harbour' }])
    expect(await refusalOf(packed(), { ...target, database })).toMatch(
      /^The database has the mall 1 \(Little Harbour\) already: .*npm run mall -- --remove 1 "Little Harbour"/,
    )
    await drop()
  })

  it('is refused where it is cut off anywhere', async () => {
    for (const share of [0, 0.01, 0.3, 0.7, 0.99])
      expect(await refusalOf(whole.subarray(0, Math.floor(share * whole.length)))).toMatch(
        /ends too soon|does not begin with manifest.json/,
      )
    const unpacked = gunzipSync(whole)
    for (const size of [300, 512, 1_536, unpacked.length - 4_000])
      expect(await refusalOf(gzipSync(unpacked.subarray(0, size)))).toContain('ends too soon')
  })

  it('is refused where any byte has changed, with the entry', async () => {
    for (const [at, { name, bytes }] of files.entries()) {
      if (bytes.length === 0 || at === 0) continue
      const other = Buffer.from(bytes)
      other[Math.floor(bytes.length / 2)] = (other[Math.floor(bytes.length / 2)] ?? 0) ^ 1
      expect(await refusalOf(packed([{ name, bytes: other }]))).toContain(
        `has other bytes of ${name} than its manifest says. Nothing was imported`,
      )
    }
    const noise = Buffer.from(whole)
    noise.fill(7, 2_000, 2_100)
    expect(await refusalOf(noise)).toMatch(/damaged|other bytes|ends too soon/)
    expect(await refusalOf(Buffer.from('no archive at all'))).toContain('is no archive, or it is damaged')
  })

  it('is refused with an entry that its manifest does not have there', async () => {
    const stray = { name: '../../etc/passwd', bytes: Buffer.from('x') }
    expect(await refusalOf(pack([...files, stray]))).toContain(
      'has the entry "../../etc/passwd", which its manifest does not list',
    )
    expect(await refusalOf(pack([...files.slice(0, 3), stray, ...files.slice(3)]))).toMatch(
      /has the entry "..\/..\/etc\/passwd" where its manifest has content\/\w+\.jsonl/,
    )
    const [, first] = manifest.entries
    const entries = [{ ...first, name: '../../etc/passwd' }, ...manifest.entries.slice(1)]
    expect(await refusalOf(packed([], { entries }))).toContain('is no name of an entry')
    expect(await refusalOf(packed([], { entries: manifest.entries.slice(1) }))).toContain(
      'has no content/property.jsonl in its place',
    )
    expect(
      await refusalOf(packed([], { entries: [...manifest.entries, manifest.entries.at(-1)] })),
    ).toContain('lists an entry twice')
    expect(await refusalOf(pack(files.slice(0, -1)))).toMatch(/ends before its entry pictures\//)
    const link = pack(files)
    expect(await refusalOf(asLink(gunzipSync(link)))).toContain('which is no plain file')
  })

  it('is refused where it is larger than it says, or than any is', async () => {
    const { name, bytes } = files.at(-1) ?? { name: '', bytes: Buffer.alloc(0) }
    const larger = Buffer.concat([bytes, Buffer.alloc(50_000)])
    expect(await refusalOf(packed([{ name, bytes: larger }]))).toContain(
      `has ${larger.length} bytes of ${name}, and its manifest says ${bytes.length}`,
    )
    const sized = (size: number, at: number) =>
      manifest.entries.map((entry, index) => (index === at ? { ...entry, size } : entry))
    expect(await refusalOf(packed([], { entries: sized(2 ** 35, 1) }))).toContain('more than 16 GB unpacked')
    expect(await refusalOf(packed([], { entries: sized(2 ** 27, manifest.entries.length - 1) }))).toContain(
      'of more than 64 MB',
    )
    expect(await refusalOf(pack([{ name: 'manifest.json', bytes: Buffer.alloc(2 ** 24 + 1) }]))).toContain(
      'has a manifest.json of more than 16 MB',
    )
    expect(await refusalOf(gzipSync(Buffer.concat([gunzipSync(whole), Buffer.alloc(2 ** 20)])))).toContain(
      'goes on after its end',
    )
  })

  it('is refused of another version, with what to install', async () => {
    expect(await refusalOf(packed([], { formatVersion: 2 }))).toContain(
      'has the format 2, and this version reads 1: install the version that wrote it',
    )
    expect(await refusalOf(packed([], { version: '9.0.0', migration: '999_later' }))).toMatch(
      /^The archive is of version 9.0.0 \(999_later\), .* Install the version that wrote it/,
    )
    expect(await refusalOf(packed([], { version: '0.3.0', migration: '020_public_pictures' }))).toContain(
      'Import it with version 0.3.0, then upgrade',
    )
    expect(await refusalOf(packed([], { format: 'zip' }))).toContain(
      'has a manifest.json that is none of a mall',
    )
    expect(await refusalOf(packed([], { people: 'yes' }))).toContain('has a wrong manifest.json')
  })

  it('is refused where the database would not have the same, also by a forger', async () => {
    expect(await refusalOf(forged('content/revision.jsonl', (text) => `${text}{"id":\n`))).toMatch(
      /^The database refuses content\/revision.jsonl of the archive .* The archive is damaged/,
    )
    expect(await refusalOf(forged('content/revision.jsonl', (text) => `${text}{}`))).toContain(
      'has a row without an end',
    )
    const { database } = target
    await database.insertInto('property').values({ id: 2 }).execute()
    const ofAnother = (text: string) => text.replace('"property_id":1', '"property_id":2')
    expect(await refusalOf(forged('content/change_set.jsonl', ofAnother))).toMatch(
      /^The entry content\/change_set.jsonl of the archive would not be the same in this database/,
    )
    expect(await refusalOf(forged('content/entry.jsonl', ofAnother))).toContain('content/entry.jsonl')
    expect(
      await refusalOf(
        forged('content/entry.jsonl', (text) =>
          text.replace(/"published_revision":\d+/, '"published_revision":999999'),
        ),
      ),
    ).toContain('refuses the references between rows')
    await database.deleteFrom('property').execute()
  })

  it('does not take the place of rows of another mall', async () => {
    const { database, drop } = await createTestDatabase({ hasSample: true })
    const renamed = (text: string) =>
      text.replaceAll('"property_id":1', '"property_id":2').replace('"id":1', '"id":2')
    let other = { ...manifest, mall: { id: 2, name: 'Other' } }
    const changed = files.slice(1).map(({ name, bytes }) => {
      if (!/property|entry|content_|map_file/.test(name)) return { name, bytes }
      const text = Buffer.from(
        name === 'content/property.jsonl'
          ? renamed(bytes.toString())
          : bytes.toString().replaceAll('"property_id":1', '"property_id":2'),
      )
      const sha256 = createHash('sha256').update(text).digest('hex')
      other = {
        ...other,
        entries: other.entries.map((entry) =>
          entry.name === name ? { ...entry, size: text.length, sha256 } : entry,
        ),
      }
      return { name, bytes: text }
    })
    const head = { name: 'manifest.json', bytes: Buffer.from(JSON.stringify(other)) }
    expect(await refusalOf(pack([head, ...changed]), { ...target, database })).toMatch(
      /^The database refuses content\/entry.jsonl .* import into an empty database/,
    )
    await drop()
  })

  it('is written once: a file that is there stays', async () => {
    const path = join(folder, 'taken.tar.gz')
    await writeFile(path, 'mine')
    const write = writeArchiveFile(source.database, { mall: 1, hasPeople: false, now: friday }, path)
    await expect(write).rejects.toThrow(/exists already/)
    expect(await readFile(path, 'utf8')).toBe('mine')
    const missing = writeArchiveFile(
      source.database,
      { mall: 7, hasPeople: false, now: friday },
      join(folder, 'no.tar.gz'),
    )
    await expect(missing).rejects.toThrow('There is no mall with the id 7.')
    await expect(readFile(join(folder, 'no.tar.gz'))).rejects.toThrow(/ENOENT/)
  })

  it('has a manifest that says what is in it', () => {
    expect(manifestSchema.parse(JSON.parse(files[0]?.bytes.toString() ?? ''))).toEqual(manifest)
    expect(files.slice(1).map(({ name }) => name)).toEqual(manifest.entries.map(({ name }) => name))
  })
})

async function unpack(tar: Buffer): Promise<readonly File[]> {
  const files: File[] = []
  for await (const { name, content } of readTar(Readable.from([tar]))) {
    const parts: Buffer[] = []
    for await (const part of content) parts.push(part)
    files.push({ name, bytes: Buffer.concat(parts) })
  }
  return files
}

function pack(files: readonly File[]): Buffer {
  const blocks = files.flatMap(({ name, bytes }) => [
    tarHeader(name, bytes.length, friday),
    bytes,
    tarPadding(bytes.length),
  ])
  return gzipSync(Buffer.concat([...blocks, tarEnd]))
}

/** The last entry becomes a link, with a right sum. */
function asLink(tar: Buffer): Buffer {
  const at = tar.lastIndexOf('pictures/')
  const header = tar.subarray(at, at + 512)
  header.write('2', 156, 'latin1')
  const sum = Number.parseInt(header.toString('latin1', 148, 154), 8) + 2
  header.write(sum.toString(8).padStart(6, '0'), 148, 'latin1')
  return gzipSync(tar)
}
