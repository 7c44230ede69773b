import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { writeWhole } from '../../app/content/snapshot.ts'
import type { PaintedFile } from './paint-job.ts'

/** What was painted of one picture. */
export interface PaintedSet {
  /** Names the set in addresses. */
  readonly hash: string
  /** Bytes of each file, by its name. */
  readonly sizes: ReadonlyMap<string, number>
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

const folderPattern = /^(?<key>[0-9a-f]{32})-(?<hash>[0-9a-f]{16})$/

export function createPaintedFiles(
  folder: string,
  { maxBytes, clock }: { maxBytes: number; clock: () => number },
): PaintedFiles {
  const kept = new Map<string, Kept>()
  let bytes = 0

  return {
    async open() {
      await mkdir(folder, { recursive: true }).catch(() => undefined)
      for (const name of await readdir(folder).catch(() => [])) {
        const { key, hash } = folderPattern.exec(name)?.groups ?? {}
        if (key === undefined || hash === undefined)
          await rm(join(folder, name), { force: true, recursive: true })
        else await take(key, hash)
      }
    },
    find: (key) => kept.get(key),
    async read(hash, name) {
      const [key] = [...kept].find(([, one]) => one.hash === hash && one.sizes.has(name)) ?? []
      if (key === undefined) return undefined
      const file = await readFile(join(pathOf(key, hash), name)).catch(() => undefined)
      return file && new Uint8Array(file)
    },
    async put(key, hash, files) {
      const partial = `${pathOf(key, hash)}.${randomUUID().slice(0, 8)}.part`
      try {
        await mkdir(partial)
        for (const file of files) await writeWhole(join(partial, file.name), file.bytes)
        await rename(partial, pathOf(key, hash))
      } catch (error) {
        await rm(partial, { force: true, recursive: true }).catch(() => undefined)
        throw error
      }
      keep(key, { hash, sizes: new Map(files.map((file) => [file.name, file.bytes.byteLength])) }, clock())
    },
    async release(keys) {
      const now = clock()
      for (const key of keys) {
        const one = kept.get(key)
        if (one === undefined) continue
        one.releasedAt = now
        await utimes(pathOf(key, one.hash), now / 1000, now / 1000).catch(() => undefined)
      }
    },
    async removeReleased(isWanted) {
      const released = [...kept].filter(([key]) => !isWanted(key))
      for (const [key, one] of released.toSorted(([, a], [, b]) => a.releasedAt - b.releasedAt)) {
        if (clock() - one.releasedAt < keptAfterRelease && bytes <= maxBytes) return
        await remove(key, one)
      }
    },
    total: () => bytes,
  }

  function pathOf(key: string, hash: string): string {
    return join(folder, `${key}-${hash}`)
  }

  async function take(key: string, hash: string): Promise<void> {
    const path = pathOf(key, hash)
    const names = await readdir(path).catch(() => [])
    const files = await Promise.all(names.map((name) => stat(join(path, name)).catch(() => undefined)))
    const sizes = new Map(names.map((name, index) => [name, files[index]?.size ?? 0]))
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: clock() }))
    keep(key, { hash, sizes }, mtimeMs)
  }

  function keep(key: string, set: PaintedSet, releasedAt: number): void {
    kept.set(key, { ...set, releasedAt })
    bytes += bytesOf(set)
  }

  async function remove(key: string, one: Kept): Promise<void> {
    kept.delete(key)
    bytes -= bytesOf(one)
    await rm(pathOf(key, one.hash), { force: true, recursive: true })
  }
}

function bytesOf({ sizes }: PaintedSet): number {
  return [...sizes.values()].reduce((sum, size) => sum + size, 0)
}
