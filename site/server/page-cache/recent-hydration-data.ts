import { LRUCache } from 'lru-cache'
import type { EncodedResponse } from '../http/encoded-response.ts'
import type { RenderedPage } from './page-renderer.ts'

/** Hydration data of recently sent pages, so that a page can hydrate with its own data after it left the page cache. */
export interface RecentHydrationData {
  readonly find: (version: string) => EncodedResponse | undefined
  /** Stores the hydration data of a page that left the page cache. */
  readonly add: (page: RenderedPage) => void
  readonly heldBytes: () => number
}

const maxBytes = 8 * 1024 * 1024

export function createRecentHydrationData(): RecentHydrationData {
  const entries = new LRUCache<string, EncodedResponse>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }) => body.heldBytes(),
  })
  return {
    find: (version) => entries.get(version),
    add({ hydrationData }) {
      if (hydrationData !== undefined) entries.set(hydrationData.version, hydrationData.response)
    },
    heldBytes: () => entries.calculatedSize,
  }
}
