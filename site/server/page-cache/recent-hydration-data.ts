import { LRUCache } from 'lru-cache'
import type { Sendable } from '../http/send-body.ts'
import type { Page } from './page-renderer.ts'

/** The data of recently sent pages: a page hydrates with the data that it was rendered from, even some time later. */
export interface RecentHydrationData {
  readonly find: (version: string) => Sendable | undefined
  /** Stores the data of a page that is no longer in the page cache. */
  readonly add: (page: Page) => void
  readonly heldBytes: () => number
}

const maxBytes = 8 * 1024 * 1024

export function createRecentHydrationData(): RecentHydrationData {
  const entries = new LRUCache<string, Sendable>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }) => body.heldBytes(),
  })
  return {
    find: (version) => entries.get(version),
    add({ hydrationData }) {
      if (hydrationData !== undefined) entries.set(hydrationData.version, hydrationData.sendable)
    },
    heldBytes: () => entries.calculatedSize,
  }
}
