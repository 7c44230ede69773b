import type { Sendable } from './send-body.ts'

/** Responses in memory with their compressed forms, within a bound of bytes: the oldest goes first. */
export interface SendableCache {
  readonly get: (path: string) => Sendable | undefined
  readonly set: (path: string, sendable: Sendable) => void
}

export function createSendableCache(maxBytes: number): SendableCache {
  const entries = new Map<string, Sendable>()
  let bytes = 0
  return {
    get: (path) => entries.get(path),
    set(path, sendable) {
      if (entries.has(path)) return
      entries.set(path, sendable)
      bytes += sendable.body.size
      for (const [oldest, old] of entries) {
        if (bytes <= maxBytes) return
        entries.delete(oldest)
        bytes -= old.body.size
      }
    },
  }
}
