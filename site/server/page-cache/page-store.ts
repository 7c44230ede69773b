import type { EpochMs } from '@promenade/domain/mall/values'
import { LRUCache } from 'lru-cache'
import type { Generation } from './generation.ts'
import type { PageAddress } from './page-address.ts'
import type { Page } from './page-renderer.ts'

/** A rendered page with its address, generation and version. */
export interface Entry {
  readonly address: PageAddress
  readonly page: Page
  readonly generation: Generation
  /** Version of the route's dependency, such as the minute. */
  readonly version: EpochMs | undefined
  /** When a visitor last requested it. */
  requestedAt: EpochMs
}

/** Entries by their canonical URL, within a bound of bytes; the least recently used one is evicted first. */
export interface PageStore {
  readonly get: (url: string) => Entry | undefined
  /** Gets an entry without counting it as used. */
  readonly peek: (url: string) => Entry | undefined
  readonly set: (entry: Entry) => void
  /** Counts the bytes of an entry again after another encoding was created. */
  readonly resize: (url: string) => void
  /** The most recently used first. */
  readonly list: () => readonly Entry[]
  readonly usage: () => { readonly pages: number; readonly bytes: number }
}

interface PageStoreOptions {
  /** 0 stores nothing. */
  readonly maxBytes: number
  /** Called with each page that is evicted or replaced. */
  readonly onRemove: (page: Page) => void
}

/** Share of the memory for missing pages and free texts, whose number is unlimited, so that they cannot evict other pages. */
const unlimitedShare = 1 / 16

/** Estimated bytes of an entry without its bodies: headers per encoding, policy, bookkeeping. */
const entryBytes = 3_000

export function createPageStore({ maxBytes, onRemove }: PageStoreOptions): PageStore {
  const createShare = (share: number) =>
    new LRUCache<string, Entry>({
      // 0 would mean no bound. One byte holds no entry.
      maxSize: Math.max(1, Math.floor(maxBytes * share)),
      sizeCalculation: bytesOf,
      dispose: ({ page }) => onRemove(page),
    })
  const [limited, unlimited] = [createShare(1 - unlimitedShare), createShare(unlimitedShare)]
  const peek = (url: string) => limited.peek(url) ?? unlimited.peek(url)

  function set(entry: Entry): void {
    const { url } = entry.address
    const [entries, others] = isUnlimited(entry) ? [unlimited, limited] : [limited, unlimited]
    others.delete(url)
    entries.set(url, entry, { noDisposeOnSet: entries.peek(url)?.page === entry.page })
  }

  return {
    get: (url) => limited.get(url) ?? unlimited.get(url),
    peek,
    set,
    resize(url) {
      const entry = peek(url)
      // The cache calculates the size of new objects only.
      if (entry !== undefined) set({ ...entry })
    },
    list: () => [...limited.values(), ...unlimited.values()],
    usage: () => ({
      pages: limited.size + unlimited.size,
      bytes: limited.calculatedSize + unlimited.calculatedSize,
    }),
  }
}

/** True for a missing page or one with free text, which is hardly ever requested twice. */
export function isUnlimited({ page, address }: Pick<Entry, 'page' | 'address'>): boolean {
  return page.status >= 400 || address.hasFreeText
}

function bytesOf({ page: { body, hydrationData } }: Entry): number {
  return body.heldBytes() + (hydrationData?.sendable.body.heldBytes() ?? 0) + entryBytes
}
