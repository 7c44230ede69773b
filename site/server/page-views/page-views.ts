import { randomUUID } from 'node:crypto'
import { type EndpointData, maxPageViews } from '@promenade/contract/account-api/endpoints'
import { dateIn, type EpochMs } from '@promenade/domain/calendar/instants'
import { inBackground } from '@promenade/process/in-background'
import type { Log } from '@promenade/process/log/log'
import { tellPlatform } from '../platform/tell-platform.ts'
import type { AccountPlatform } from '../session/account-call.ts'
import type { CountView } from './receive-view.ts'

interface PageViewsOptions {
  readonly platform: AccountPlatform
  readonly clock: () => EpochMs
  readonly log: Log
  /** Milliseconds between two calls. */
  readonly pauseMs?: number
}

/** How often pages of records were seen: sums, without anything about a visitor. */
interface PageViews {
  readonly countView: CountView
  /** Tells the platform each minute; returns a function that tells the rest and stops it. */
  readonly start: () => () => Promise<void>
}

type Batch = Omit<EndpointData<'page_views'>, 'visitor_key'>

/** Pages of one network address in a minute: a person reads fewer. */
const maxOfAddress = 30
/** Addresses of a minute; what others see then is not counted. */
const maxAddresses = 10_000
/** Sums that wait while the platform is away: one for each page and day. */
const maxSums = 20_000
/** The platform will never take what it responds so to. */
const isRefused = new Set<number | undefined>([400, 404, 413, 422])

/** Counts how often pages were seen, and tells our own platform. */
export function createPageViews({ platform, clock, log, pauseMs = 60_000 }: PageViewsOptions): PageViews {
  const addresses = new Map<string, number>()
  const sums = new Map<string, Batch['views'][number]>()
  let batch: Batch | undefined
  let sending = Promise.resolve()

  function nextBatch(): Batch | undefined {
    const views = [...sums].slice(0, maxPageViews)
    for (const [key] of views) sums.delete(key)
    if (views.length === 0) return undefined
    return { idempotency_key: randomUUID(), views: views.map(([, sum]) => sum) }
  }

  /** A batch whose response was lost is sent again with its key, and counts once. */
  async function send(): Promise<void> {
    for (batch ??= nextBatch(); batch !== undefined; batch = nextBatch()) {
      const told = { endpoint: 'page_views', data: batch, now: clock(), log } as const
      const status = await tellPlatform(platform, told)
      if (isRefused.has(status)) log.warn({ status }, 'The platform has not taken how often pages were seen')
      else if (status !== 200) return
    }
  }

  function flush(): Promise<void> {
    // One after the other, also at the end.
    sending = sending.then(send)
    return sending
  }

  return {
    countView({ page, timeZone, address }) {
      const seen = (addresses.get(address) ?? 0) + 1
      if (seen > maxOfAddress || (seen === 1 && addresses.size >= maxAddresses)) return
      addresses.set(address, seen)
      const day = dateIn(clock(), timeZone)
      const key = `${day} ${page}`
      const sum = sums.get(key)
      if (sum === undefined && sums.size >= maxSums) return
      sums.set(key, { day, path: page, count: (sum?.count ?? 0) + 1 })
    },
    start() {
      const timer = setInterval(() => {
        addresses.clear()
        inBackground(log, 'how often pages were seen could not be told', flush())
      }, pauseMs).unref()
      return () => {
        clearInterval(timer)
        return flush()
      }
    },
  }
}
