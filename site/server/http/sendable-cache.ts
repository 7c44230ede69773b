import type { Sendable } from './send-body.ts'

/** Keeps what was sent, with its compressed forms, as far as there is room: the oldest goes first. */
export interface SendableShelf {
  readonly find: (path: string) => Sendable | undefined
  readonly keep: (path: string, sendable: Sendable) => void
}

export function createSendableShelf(maxBytes: number): SendableShelf {
  const kept = new Map<string, Sendable>()
  let bytes = 0
  return {
    find: (path) => kept.get(path),
    keep(path, sendable) {
      if (kept.has(path)) return
      kept.set(path, sendable)
      bytes += sendable.body.size
      for (const [oldest, old] of kept) {
        if (bytes <= maxBytes) return
        kept.delete(oldest)
        bytes -= old.body.size
      }
    },
  }
}
