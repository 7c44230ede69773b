import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { writeWhole } from '../../app/content/snapshot.ts'

/** The painted cards on disk, by what they were painted from; an address names a card by its own bytes. */
export interface ShareFiles {
  /** Lists what is there from earlier runs. */
  readonly open: () => Promise<void>
  readonly find: (key: string) => { readonly hash: string; readonly size: number } | undefined
  readonly read: (hash: string) => Promise<Uint8Array<ArrayBuffer> | undefined>
  /** Rejects where the disk is full or the folder may not be written. */
  readonly put: (key: string, bytes: Uint8Array) => Promise<void>
  /** From now on these are kept only for those who have their address already. */
  readonly release: (keys: readonly string[]) => Promise<void>
  /** Removes what has been released for a while; the oldest sooner where there is too much. */
  readonly removeReleased: (isWanted: (key: string) => boolean) => Promise<void>
  /** Bytes. */
  readonly total: () => number
}

interface Kept {
  readonly hash: string
  readonly size: number
  releasedAt: number
}

/** Readers of feeds and pages in other people's caches go on naming a card for some weeks. */
const keptAfterRelease = 30 * 24 * 60 * 60_000

const namePattern = /^(?<key>[0-9a-f]{32})-(?<hash>[0-9a-f]{16})\.jpg$/

export function createShareFiles(
  folder: string,
  { maxBytes, clock }: { maxBytes: number; clock: () => number },
): ShareFiles {
  const kept = new Map<string, Kept>()

  return {
    async open() {
      await mkdir(folder, { recursive: true }).catch(() => undefined)
      for (const name of await readdir(folder).catch(() => [])) {
        const { key, hash } = namePattern.exec(name)?.groups ?? {}
        if (key === undefined || hash === undefined) await rm(join(folder, name), { force: true })
        else await take(key, hash)
      }
    },
    find: (key) => kept.get(key),
    async read(hash) {
      const key = [...kept].find(([, one]) => one.hash === hash)?.[0]
      if (key === undefined) return undefined
      const bytes = await readFile(pathOf(key, hash)).catch(() => undefined)
      return bytes && new Uint8Array(bytes)
    },
    async put(key, bytes) {
      const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16)
      await writeWhole(pathOf(key, hash), bytes)
      kept.set(key, { hash, size: bytes.byteLength, releasedAt: clock() })
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
        if (clock() - one.releasedAt < keptAfterRelease && total() <= maxBytes) return
        await remove(key, one.hash)
      }
    },
    total,
  }

  function pathOf(key: string, hash: string): string {
    return join(folder, `${key}-${hash}.jpg`)
  }

  async function take(key: string, hash: string): Promise<void> {
    const file = await stat(pathOf(key, hash)).catch(() => undefined)
    if (file === undefined) return
    kept.set(key, { hash, size: file.size, releasedAt: file.mtimeMs })
  }

  async function remove(key: string, hash: string): Promise<void> {
    kept.delete(key)
    await rm(pathOf(key, hash), { force: true })
  }

  function total(): number {
    return [...kept.values()].reduce((sum, { size }) => sum + size, 0)
  }
}
