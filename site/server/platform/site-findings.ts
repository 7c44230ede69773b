import { maxEmptySearches, maxLeftOut, type EndpointData } from '@promenade/contract/account-api/endpoints'
import type { EpochMs } from '@promenade/domain/calendar/instants'
import type { Locale } from '@promenade/domain/locale/locale'
import { rememberedSearch } from '@promenade/domain/search/empty-search'
import { inBackground } from '@promenade/process/in-background'
import type { Log } from '@promenade/process/log/log'
import type { Gateway } from '../../content/gateway.ts'
import type { AccountPlatform } from '../session/account-call.ts'
import { tellPlatform } from './tell-platform.ts'

interface SiteFindingsOptions {
  readonly gateway: Pick<Gateway, 'listFaults' | 'isReady'>
  readonly platform: AccountPlatform
  readonly clock: () => EpochMs
  readonly log: Log
  /** Milliseconds between two calls. */
  readonly pauseMs?: number
}

/** What the site finds while it serves, for the staff who can mend it. */
interface SiteFindings {
  readonly noteEmptySearch: (locale: Locale, text: string) => void
  /** Tells the platform now and then; returns a function that stops it. */
  readonly start: () => () => void
}

type Findings = Omit<EndpointData<'site_findings'>, 'visitor_key'>
type LeftOut = NonNullable<Findings['left_out']>

/** Every so many calls it sends what it leaves out although nothing changed: the platform forgets it otherwise. */
const repeatEvery = 60
const longest = 200

/** Tells our own platform what the site leaves out of its responses, and searches without result. */
export function createSiteFindings({
  gateway,
  platform,
  clock,
  log,
  pauseMs = 5 * 60_000,
}: SiteFindingsOptions): SiteFindings {
  let searches = new Map<string, Findings['empty_searches'][number]>()
  let sent: string | undefined
  let calls = 0

  async function send(): Promise<void> {
    if (!gateway.isReady()) return
    const left_out = listLeftOut(gateway)
    const state = JSON.stringify(left_out)
    const isNew = calls % repeatEvery === 0 || state !== sent
    if (!isNew && searches.size === 0) return
    const empty_searches = [...searches.values()]
    const data: Findings = { empty_searches, ...(isNew && { left_out }) }
    searches = new Map()
    calls += 1
    if (await isReceived(data)) sent = isNew ? state : sent
    else {
      calls = 0
      for (const search of empty_searches) remember(search)
    }
  }

  function remember({ locale, words }: Findings['empty_searches'][number]): void {
    if (searches.size < maxEmptySearches) searches.set(`${locale} ${words}`, { locale, words })
  }

  async function isReceived(data: Findings): Promise<boolean> {
    return (await tellPlatform(platform, { endpoint: 'site_findings', data, now: clock(), log })) === 200
  }

  return {
    noteEmptySearch(locale, text) {
      const words = rememberedSearch(text)
      if (words !== undefined) remember({ locale, words })
    },
    start() {
      const run = () => inBackground(log, 'what the site found could not be told', send())
      const timer = setInterval(run, pauseMs).unref()
      return () => clearInterval(timer)
    },
  }
}

/** The same fault in two languages is one. */
function listLeftOut({ listFaults }: Pick<Gateway, 'listFaults'>): LeftOut {
  const faults = new Map<string, LeftOut[number]>()
  for (const { resource, item, message } of listFaults()) {
    if (faults.size >= maxLeftOut) break
    faults.set(`${resource} ${item} ${message}`, {
      resource,
      item: item.slice(0, longest),
      message: message.slice(0, longest),
    })
  }
  return [...faults.values()]
}
