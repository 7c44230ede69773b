import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { writeWhole } from '../../content/snapshot.ts'
import type { PaintedFile } from './image-job.ts'

/** What was painted of one picture. */
export interface PaintedSet {
  /** Names the set in addresses. */
  readonly hash: string
  /** Of its files. */
  readonly names: readonly string[]
  /** Of all files together. */
  readonly bytes: number
}

/** What was painted, on disk: a folder for each picture, by what it was painted from. */
export interface PaintedFiles {
  /** Lists what is there from earlier runs. */
  readonly open: () => Promise<void>
  readonly find: (key: string) => PaintedSet | undefined
  readonly read: (hash: string, name: string) => Promise<Uint8Array<ArrayBuffer> | undefined>
  /** All of the files or none. Rejects where the disk is full or the folder may not be written. */
  readonly put: (key: string, hash: string, files: readonly PaintedFile[]) => Promise<void>
  /** From now on these are kept only for those who have their address already. */
  readonly release: (keys: readonly string[]) => Promise<void>
  /** Removes what has been released for a while; the oldest sooner where there is too much. */
  readonly removeReleased: (isWanted: (key: string) => boolean) => Promise<void>
  /** Bytes. */
  readonly total: () => number
}

interface Kept extends PaintedSet {
  releasedAt: number
}

/** Readers of feeds and pages in other people's caches go on naming a picture for some weeks. */
const keptAfterRelease = 30 * 24 * 60 * 60_000

/** With the bytes in the name, thousands of files need not be looked at before the site can start. */
const folderPattern = /^(?<key>[0-9a-f]{32})-(?<hash>[0-9a-f]{16})-(?<bytes>\d+)$/

export function createPaintedFiles(
  folder: string,
  { maxBytes, clock }: { maxBytes: number; clock: () => number },
): PaintedFiles {
  const kept = new Map<string, Kept>()
  let total = 0

  return {
    async open() {
      await mkdir(folder, { recursive: true }).catch(() => undefined)
      await Promise.all((await readdir(folder).catch(() => [])).map(take))
    },
    find: (key) => kept.get(key),
    async read(hash, name) {
      const [key, one] = [...kept].find(([, one]) => one.hash === hash && one.names.includes(name)) ?? []
      if (key === undefined || one === undefined) return undefined
      const file = await readFile(join(pathOf(key, one), name)).catch(() => undefined)
      return file && new Uint8Array(file)
    },
    async put(key, hash, files) {
      const set = { hash, names: files.map(({ name }) => name), bytes: bytesOf(files) }
      const partial = `${pathOf(key, set)}.${randomUUID().slice(0, 8)}.part`
      try {
        await mkdir(partial)
        for (const file of files) await writeWhole(join(partial, file.name), file.bytes)
        await rename(partial, pathOf(key, set))
      } catch (error) {
        await rm(partial, { force: true, recursive: true }).catch(() => undefined)
        throw error
      }
      keep(key, set, clock())
    },
    async release(keys) {
      const now = clock()
      for (const key of keys) {
        const one = kept.get(key)
        if (one === undefined) continue
        one.releasedAt = now
        await utimes(pathOf(key, one), now / 1000, now / 1000).catch(() => undefined)
      }
    },
    async removeReleased(isWanted) {
      const released = [...kept].filter(([key]) => !isWanted(key))
      for (const [key, one] of released.toSorted(([, a], [, b]) => a.releasedAt - b.releasedAt)) {
        if (clock() - one.releasedAt < keptAfterRelease && total <= maxBytes) return
        await remove(key, one)
      }
    },
    total: () => total,
  }

  function pathOf(key: string, { hash, bytes }: PaintedSet): string {
    return join(folder, `${key}-${hash}-${bytes}`)
  }

  /** What is no set of ours, or was never finished, goes. */
  async function take(name: string): Promise<void> {
    const path = join(folder, name)
    const { key, hash, bytes } = folderPattern.exec(name)?.groups ?? {}
    if (key === undefined || hash === undefined) return rm(path, { force: true, recursive: true })
    const [names, { mtimeMs }] = await Promise.all([
      readdir(path).catch(() => []),
      stat(path).catch(() => ({ mtimeMs: clock() })),
    ])
    keep(key, { hash, names, bytes: Number(bytes) }, mtimeMs)
  }

  function keep(key: string, set: PaintedSet, releasedAt: number): void {
    kept.set(key, { ...set, releasedAt })
    total += set.bytes
  }

  async function remove(key: string, one: Kept): Promise<void> {
    kept.delete(key)
    total -= one.bytes
    await rm(pathOf(key, one), { force: true, recursive: true })
  }
}

function bytesOf(files: readonly PaintedFile[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes.byteLength, 0)
}
