import type { Sendable } from '../http/send-body.ts'
import { createEditions, type Edition } from './generation.ts'
import type { PageAddress } from './page-address.ts'
import { createPageCache } from './page-cache.ts'
import type { Page, RenderPage } from './page-renderer.ts'
import type { Made } from './page-shelves.ts'
import { createRenewal } from './background-task.ts'
import type { PageContexts, PageContextsOptions } from './page-contexts.ts'
import type { RouteTable } from './route-table.ts'
import type { Workload } from './workload.ts'

export interface KeptPagesOptions extends Pick<PageContextsOptions, 'content' | 'clock'> {
  readonly pageCacheBytes: number
}

export interface Making {
  readonly render: RenderPage
  readonly routes: RouteTable
  readonly contexts: PageContexts
  readonly workload: Workload
}

/** The pages that are the same for everybody: each rendered once for as long as it says what is right. */
export interface KeptPages {
  readonly get: (address: PageAddress) => Page | Promise<Page> | 'not ready' | 'busy'
  /** A page that is in memory under this address and still says what is right. */
  readonly find: (url: string) => Page | undefined
  readonly findWakeData: (version: string) => Sendable | undefined
  /** Replaces what visitors have asked for lately, now that something has changed. */
  readonly renew: () => void
  /** Makes little of what a page holds, once it has been sent: what it wakes with is asked for compressed. */
  readonly pack: (page: Page) => Promise<void>
  readonly use: () => PageCacheUse
}

/** How much of what visitors ask for is in memory, since the start, and what memory holds now. */
export interface PageCacheUse {
  readonly hits: number
  /** Asked for while it was not there: made now, or waited for while it is made. */
  readonly misses: number
  readonly pages: number
  /** The data of pages sent lately included. */
  readonly bytes: number
}

/** Milliseconds after a change in which the former page is still sent, so that nobody waits for what is under way. */
const grace = 1_000

/** The same while there is too much to do: a page of a minute ago is better than none. */
const graceInNeed = 60_000

const longestTimer = 60 * 60_000

export function createKeptPages(
  options: KeptPagesOptions,
  { render, contexts, workload }: Making,
): KeptPages {
  const { clock, pageCacheBytes } = options
  const cache = createPageCache({ maxBytes: pageCacheBytes })
  const findEdition = createEditions(options)
  const startRenewal = createRenewal({
    list: () => cache.takeWanted().filter((made) => !isRight(made)),
    renew: ({ address }: Made) => makeAndPack(address),
    isBusy: () => !workload.isIdle(),
  })
  // A page is answered at once, compressed as well as that goes; it is made smaller for all who ask later.
  const startTightening = createRenewal({
    list: () => cache.listLoose().filter((made) => isRight(made)),
    renew: ({ page }: Made) => page.tighten(),
    isBusy: () => !workload.isIdle(),
  })
  let present: Edition | undefined
  let former: Edition | undefined
  let timer: NodeJS.Timeout | undefined
  let hits = 0
  let misses = 0

  function edition(): Edition | undefined {
    const found = findEdition()
    if (found !== present) turnTo(found)
    return present
  }

  function turnTo(next: Edition | undefined): void {
    former = present
    present = next
    clearTimeout(timer)
    if (next === undefined) return
    awaitEnd(next)
    startRenewal()
  }

  /** Timers know nothing of a clock that is set, or of a machine that sleeps: an hour is the longest that one is believed. */
  function awaitEnd(current: Edition): void {
    const wait = Math.min(Math.max(current.end - clock(), 1), longestTimer)
    timer = setTimeout(() => edition() === current && awaitEnd(current), wait).unref()
  }

  function isRight(made: Made, current = edition()): boolean {
    return made.edition === current && made.version === contexts.version(made.address)
  }

  /** Only what was right until this edition began: a page that lay unused for days is not a moment old. */
  function isMomentsOld(made: Made, { since }: Edition): boolean {
    if (made.edition !== former || former.end < since) return false
    return clock() - since < (workload.isFull() ? graceInNeed : grace)
  }

  /** Undefined where there is no content in the language. */
  function make(address: PageAddress, { during }: Pick<Workload, 'during'>): Promise<Made> | undefined {
    const current = edition()
    if (current === undefined) return undefined
    const version = contexts.version(address)
    const context = contexts.forAll(address, current.start)
    if (context === undefined) return undefined
    return cache.make(address.url, {
      edition: current,
      isPresent: () => edition() === current,
      render: () =>
        during(async () => ({ address, edition: current, version, page: await render(address, context) })),
    })
  }

  /** Nobody waits for it: it is compressed before somebody does. A visitor may have been faster. */
  async function makeAndPack(address: PageAddress): Promise<void> {
    const known = cache.find(address.url)
    if (known !== undefined && isRight(known)) return
    const made = await make(address, { during: (work) => work() })
    await made?.page.body.in('br')
    if (made !== undefined) await pack(made.page)
  }

  /** Pages grow as they are compressed for whoever asks first: the bound of bytes is kept afterwards. */
  async function pack({ wakeData }: Page): Promise<void> {
    await wakeData?.sendable.body.in('br')
    cache.trim()
    startTightening()
  }

  function mayBeSent(made: Made | undefined, current: Edition): made is Made {
    return made !== undefined && (isRight(made, current) || isMomentsOld(made, current))
  }

  return {
    find(url) {
      const current = edition()
      const known = cache.ask(url)
      if (current === undefined || !mayBeSent(known, current)) return undefined
      hits += 1
      return known.page
    },
    get(address) {
      const current = edition()
      if (current === undefined) return 'not ready'
      const known = cache.ask(address.url)
      if (mayBeSent(known, current)) {
        hits += 1
        return known.page
      }
      if (workload.isFull()) return 'busy'
      misses += 1
      return make(address, workload)?.then(({ page }) => page) ?? 'not ready'
    },
    findWakeData: cache.findWakeData,
    renew: () => void edition(),
    pack,
    use: () => ({ hits, misses, pages: cache.count(), bytes: cache.heldBytes() }),
  }
}
