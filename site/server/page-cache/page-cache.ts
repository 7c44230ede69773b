import type { EpochMs } from '@promenade/domain/calendar/instants'
import type { EncodedResponse } from '../http/encoded-response.ts'
import { createBackgroundTask } from './background-task.ts'
import { createPageCompression } from './compress-pages.ts'
import { createGenerations } from './generation.ts'
import type { PageAddress } from './page-address.ts'
import type { PageContexts, PageContextsOptions } from './page-contexts.ts'
import type { RenderedPage, RenderPage } from './page-renderer.ts'
import { createPageStore, type Demand, type Entry } from './page-store.ts'
import { createRecentHydrationData } from './recent-hydration-data.ts'
import { createSharedRenders } from './shared-renders.ts'
import type { Workload } from './workload.ts'

export interface PageCacheOptions extends Pick<PageContextsOptions, 'content' | 'clock'> {
  readonly pageCacheBytes: number
  /** Milliseconds without a request for a page after which the site counts as quiet; default: two seconds. */
  readonly quietMs?: number
}

export interface PageRendering {
  readonly render: RenderPage
  readonly contexts: Pick<PageContexts, 'forAll' | 'version'>
  readonly workload: Workload
}

/** Pages that are the same for every visitor, each rendered once per generation. */
export interface PageCache {
  /** The page in memory, else a newly rendered one, else the reason why there is none. */
  readonly get: (address: PageAddress) => RenderedPage | Promise<RenderedPage> | 'not ready' | 'busy'
  /** The page in memory under this canonical URL, unless it is outdated. */
  readonly find: (url: string) => RenderedPage | undefined
  /** The hydration data of a recently sent page that is no longer in memory. */
  readonly findHydrationData: (version: string) => EncodedResponse | undefined
  /** Counts the bytes of a page again after another encoding was created. */
  readonly resize: (url: string) => void
  /** Starts to revalidate the recently requested pages if the content has changed. */
  readonly revalidate: () => void
  readonly usage: () => PageCacheUsage
}

export interface PageCacheUsage {
  readonly hits: number
  /** Requests that waited for a render. */
  readonly misses: number
  readonly pages: number
  /** Including the hydration data of recently sent pages. */
  readonly bytes: number
}

/** Milliseconds after a change in which the former page is sent while the new one is rendered in the background. */
const grace = 1_000
/** Milliseconds of grace while new renders get a 503. */
const graceWhenFull = 60_000

/** Pages requested within these milliseconds are revalidated. */
const recently = 15 * 60_000

export function createPageCache(
  { pageCacheBytes, clock, content, quietMs = 2_000 }: PageCacheOptions,
  { render, contexts, workload }: PageRendering,
): PageCache {
  const recentData = createRecentHydrationData()
  const store = createPageStore({ maxBytes: pageCacheBytes, onRemove: recentData.add })
  const isBusy = () => !workload.isIdle()
  const { countRequest, isQuiet } = createCounter(clock, quietMs)
  const startCompression = createPageCompression({ store, isCurrent, isBusy, isQuiet })
  const startRevalidation = createBackgroundTask({ list: listOutdated, work: revalidate, isBusy })
  const generations = createGenerations({ content, clock, onChange: startRevalidation })
  const renderEntry = createSharedRenders({
    render,
    contexts,
    generation: generations.current,
    findFormer: (url) => store.peek(url)?.page,
    keep,
  })
  let [hits, misses] = [0, 0]

  function isCurrent({ generation, version, address }: Entry): boolean {
    return generation === generations.current() && version === contexts.version(address)
  }

  function isInGrace({ generation }: Entry): boolean {
    return generations.wasCurrent(generation, workload.isFull() ? graceWhenFull : grace)
  }

  function find(url: string): RenderedPage | undefined {
    const entry = store.get(url)
    if (entry === undefined || !(isCurrent(entry) || isInGrace(entry))) return undefined
    countRequest(entry.demand)
    if (entry.demand.requests === 2) startCompression()
    hits += 1
    return entry.page
  }

  function keep(entry: Entry): void {
    if (entry.generation === generations.current()) store.set(entry)
    else recentData.add(entry.page)
    startCompression()
  }

  function listOutdated(): readonly Entry[] {
    return store.list().filter((entry) => !isCurrent(entry) && clock() - entry.demand.requestedAt < recently)
  }

  async function revalidate({ address, demand }: Entry): Promise<void> {
    const entry = store.peek(address.url)
    // A request may have rendered it in the meantime, or it was evicted.
    if (entry === undefined || isCurrent(entry)) return
    await renderEntry(address, demand, { during: (work) => work() })
  }

  return {
    find,
    get(address) {
      if (generations.current() === undefined) return 'not ready'
      const page = find(address.url)
      if (page !== undefined) return page
      if (workload.isFull()) return 'busy'
      misses += 1
      const demand = countRequest(store.peek(address.url)?.demand ?? { requests: 0, requestedAt: 0 })
      return renderEntry(address, demand, workload)?.then((entry) => entry.page) ?? 'not ready'
    },
    findHydrationData: recentData.find,
    resize: store.resize,
    revalidate: () => void generations.current(),
    usage() {
      const { pages, bytes } = store.usage()
      return { hits, misses, pages, bytes: bytes + recentData.heldBytes() }
    },
  }
}

/** Counts requests, and tells when there was none for `quietMs`. */
function createCounter(clock: () => EpochMs, quietMs: number) {
  let requestedAt = clock()
  return {
    countRequest(demand: Demand): Demand {
      requestedAt = clock()
      demand.requests += 1
      demand.requestedAt = requestedAt
      return demand
    },
    isQuiet: () => clock() - requestedAt >= quietMs,
  }
}
