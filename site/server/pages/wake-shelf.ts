import type { Sendable } from '../http/send-body.ts'
import type { Page } from './page-cache.ts'

/** The data of pages sent lately: a page wakes with what it was rendered from, even when it was a while ago. */
export interface WakeShelf {
  readonly find: (version: string) => Sendable | undefined
  readonly keep: (page: Page) => void
}

const maxBytes = 12 * 1024 * 1024

export function createWakeShelf(): WakeShelf {
  const kept = new Map<string, Sendable>()
  let bytes = 0
  return {
    find: (version) => kept.get(version),
    keep({ wakeData }) {
      if (wakeData === undefined || kept.has(wakeData.version)) return
      kept.set(wakeData.version, wakeData.sendable)
      bytes += wakeData.sendable.body.size
      for (const [oldest, old] of kept) {
        if (bytes <= maxBytes) return
        kept.delete(oldest)
        bytes -= old.body.size
      }
    },
  }
}
