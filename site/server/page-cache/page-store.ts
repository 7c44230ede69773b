import type { EpochMs } from '@promenade/domain/calendar/instants'
import { LRUCache } from 'lru-cache'
import type { Generation } from './generation.ts'
import type { PageAddress } from './page-address.ts'
import type { RenderedPage } from './page-renderer.ts'

/** A rendered page with its address, generation and version. */
export interface Entry {
  readonly address: PageAddress
  readonly page: RenderedPage
  readonly generation: Generation
  /** Version of the route's dependency, such as the minute. */
  readonly version: EpochMs | undefined
  /** Stays the same when the page is revalidated. */
  readonly demand: Demand
}

/** Visitors' requests for an address. */
export interface Demand {
  requests: number
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
  readonly onRemove: (page: RenderedPage) => void
}

/**
 * Kinds of pages, each with a share of the memory, so that none can evict those of another: `plain` pages, whose number is
 * that of the records; `chosen` ones, with a query; `unlimited` ones, which are missing or show typed text.
 */
const shares = { plain: 11 / 16, chosen: 4 / 16, unlimited: 1 / 16 }

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
  const kinds = {
    plain: createShare(shares.plain),
    chosen: createShare(shares.chosen),
    unlimited: createShare(shares.unlimited),
  }
  const caches = Object.values(kinds)
  const cacheOf = (url: string) => caches.find((cache) => cache.has(url))
  const peek = (url: string) => cacheOf(url)?.peek(url)

  function set(entry: Entry): void {
    const { url } = entry.address
    const entries = kinds[kindOf(entry)]
    for (const others of caches) if (others !== entries) others.delete(url)
    entries.set(url, entry, { noDisposeOnSet: entries.peek(url)?.page === entry.page })
  }

  return {
    get: (url) => cacheOf(url)?.get(url),
    peek,
    set,
    resize(url) {
      const entry = peek(url)
      // The cache calculates the size of new objects only.
      if (entry !== undefined) set({ ...entry })
    },
    list: () => caches.flatMap((cache) => [...cache.values()]),
    usage: () => ({
      pages: sum(caches.map(({ size }) => size)),
      bytes: sum(caches.map(({ calculatedSize }) => calculatedSize)),
    }),
  }
}

/** True for a missing page or one with free text, which is hardly ever requested twice. */
export function isUnlimited({ page, address }: Pick<Entry, 'page' | 'address'>): boolean {
  return page.status >= 400 || address.hasFreeText
}

function kindOf(entry: Entry): keyof typeof shares {
  if (isUnlimited(entry)) return 'unlimited'
  return entry.address.url.includes('?') ? 'chosen' : 'plain'
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

function bytesOf({ page: { body, hydrationData } }: Entry): number {
  return body.heldBytes() + (hydrationData?.response.body.heldBytes() ?? 0) + entryBytes
}
