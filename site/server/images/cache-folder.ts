import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { writeAtomically } from '../../content/snapshot.ts'
import type { ImageFile } from '@promenade/process/images/image-worker'

/** The files made from one picture. */
interface CacheEntry {
  /** Of the files' content; the entry's name in addresses, so that an address never changes its content. */
  readonly hash: string
  readonly names: readonly string[]
  /** The size of all files together. */
  readonly bytes: number
}

/** Image files on disk: one folder per entry. */
export interface CacheFolder {
  /** Lists the entries of earlier runs. */
  readonly open: () => Promise<void>
  readonly find: (key: string) => CacheEntry | undefined
  readonly read: (hash: string, name: string) => Promise<Uint8Array<ArrayBuffer> | undefined>
  /** Writes all of the files or none. Rejects on a full disk or a folder without write permission. */
  readonly put: (key: string, files: readonly ImageFile[]) => Promise<void>
  /** Removes entries that have not been needed for 30 days; the oldest earlier while the cache is full. */
  readonly prune: (isNeeded: (key: string) => boolean) => Promise<void>
  readonly isFull: () => boolean
}

interface State extends CacheEntry {
  isNeeded: boolean
  /** When it was needed last; on disk the folder's modification time. */
  neededAt: number
}

/** Feeds and pages in other caches refer to an image for some weeks. */
const maxUnneededMs = 30 * 24 * 60 * 60_000

/** The size is in the name, so that a start need not look at thousands of files. */
const entryPattern = /^(?<key>[0-9a-f]{32})-(?<hash>[0-9a-f]{16})-(?<bytes>\d+)$/

export function createCacheFolder(
  folder: string,
  { maxBytes, clock }: { maxBytes: number; clock: () => number },
): CacheFolder {
  const entries = new Map<string, State>()
  let total = 0

  return {
    async open() {
      await mkdir(folder, { recursive: true }).catch(() => undefined)
      await Promise.all((await readdir(folder).catch(() => [])).map(openEntry))
    },
    find: (key) => entries.get(key),
    async read(hash, name) {
      const [key, entry] = [...entries].find(([, one]) => one.hash === hash && one.names.includes(name)) ?? []
      if (key === undefined || entry === undefined) return undefined
      const file = await readFile(join(pathOf(key, entry), name)).catch(() => undefined)
      return file && new Uint8Array(file)
    },
    async put(key, files) {
      const entry = describe(files)
      const partial = `${pathOf(key, entry)}.${randomUUID().slice(0, 8)}.part`
      try {
        await mkdir(partial)
        for (const file of files) await writeAtomically(join(partial, file.name), file.bytes)
        await rename(partial, pathOf(key, entry))
      } catch (error) {
        await rm(partial, { force: true, recursive: true }).catch(() => undefined)
        throw error
      }
      add(key, { ...entry, isNeeded: true, neededAt: clock() })
    },
    async prune(isNeeded) {
      for (const [key, entry] of entries) await update(key, entry, isNeeded(key))
      const unneeded = [...entries].filter(([, entry]) => !entry.isNeeded)
      for (const [key, entry] of unneeded.toSorted(([, a], [, b]) => a.neededAt - b.neededAt)) {
        if (clock() - entry.neededAt < maxUnneededMs && total <= maxBytes) return
        entries.delete(key)
        total -= entry.bytes
        await rm(pathOf(key, entry), { force: true, recursive: true })
      }
    },
    isFull: () => total > maxBytes,
  }

  function pathOf(key: string, { hash, bytes }: CacheEntry): string {
    return join(folder, `${key}-${hash}-${bytes}`)
  }

  /** Removes what is not a complete entry. */
  async function openEntry(name: string): Promise<void> {
    const path = join(folder, name)
    const { key, hash, bytes } = entryPattern.exec(name)?.groups ?? {}
    if (key === undefined || hash === undefined) return rm(path, { force: true, recursive: true })
    const names = await readdir(path).catch(() => [])
    const neededAt = await stat(path).then(({ mtimeMs }) => mtimeMs, clock)
    add(key, { hash, names, bytes: Number(bytes), isNeeded: false, neededAt })
  }

  function add(key: string, entry: State): void {
    entries.set(key, entry)
    total += entry.bytes
  }

  async function update(key: string, entry: State, isNeeded: boolean): Promise<void> {
    if (entry.isNeeded && !isNeeded) {
      entry.neededAt = clock()
      await utimes(pathOf(key, entry), entry.neededAt / 1000, entry.neededAt / 1000).catch(() => undefined)
    }
    entry.isNeeded = isNeeded
  }
}

function describe(files: readonly ImageFile[]): CacheEntry {
  const hash = createHash('sha256')
  for (const { name, bytes } of files) hash.update(`${name} ${bytes.byteLength}\n`).update(bytes)
  return {
    hash: hash.digest('hex').slice(0, 16),
    names: files.map(({ name }) => name),
    bytes: files.reduce((sum, { bytes }) => sum + bytes.byteLength, 0),
  }
}
