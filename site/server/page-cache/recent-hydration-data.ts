import type { Sendable } from '../http/send-body.ts'
import type { Page } from './page-renderer.ts'

/** The data of pages sent lately: a page hydrates with the data it was rendered from, even a while later. */
export interface RecentHydrationData {
  readonly find: (version: string) => Sendable | undefined
  /** For a page that is no longer in memory. */
  readonly keep: (page: Page) => void
  readonly heldBytes: () => number
}

const maxBytes = 8 * 1024 * 1024

export function createRecentHydrationData(): RecentHydrationData {
  const kept = new Map<string, Sendable>()
  const heldBytes = () => [...kept.values()].reduce((sum, { body }) => sum + body.heldBytes(), 0)
  return {
    find: (version) => kept.get(version),
    keep({ hydrationData }) {
      if (hydrationData === undefined) return
      kept.delete(hydrationData.version)
      kept.set(hydrationData.version, hydrationData.sendable)
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
