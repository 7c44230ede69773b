import type { Sendable } from '../http/send-body.ts'
import type { Page } from './page-renderer.ts'

/** The data of pages sent lately: a page wakes with what it was rendered from, even when it was a while ago. */
export interface WakeShelf {
  readonly find: (version: string) => Sendable | undefined
  /** For a page that is no longer in memory. */
  readonly keep: (page: Page) => void
  readonly heldBytes: () => number
}

const maxBytes = 8 * 1024 * 1024

export function createWakeShelf(): WakeShelf {
  const kept = new Map<string, Sendable>()
  const heldBytes = () => [...kept.values()].reduce((sum, { body }) => sum + body.heldBytes(), 0)
  return {
    find: (version) => kept.get(version),
    keep({ wakeData }) {
      if (wakeData === undefined) return
      kept.delete(wakeData.version)
      kept.set(wakeData.version, wakeData.sendable)
      let bytes = heldBytes()
      for (const [oldest, { body }] of kept) {
        if (bytes <= maxBytes) return
        kept.delete(oldest)
        bytes -= body.heldBytes()
      }
    },
    heldBytes,
  }
}
