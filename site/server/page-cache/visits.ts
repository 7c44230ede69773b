import type { Locale } from '@promenade/domain/locale/locale'
import type { EpochMs } from '@promenade/domain/mall/values'
import type { MallContent } from '../../content/mall-content.ts'
import type { PageContext } from '../../app/page-context.ts'
import { languageAndContent } from '../../app/page-context.server.ts'
import { isBelieved, type Weather } from '../../content/weather/weather.ts'
import { allOffers, type Offers } from '../../app/features.ts'
import type { PageAddress } from './page-address.ts'

export interface VisitsOptions {
  readonly content: (locale: Locale) => MallContent | undefined
  readonly clock: () => EpochMs
  readonly origin: string
  readonly owner?: PageContext['owner']
  /** All there is where it is absent. */
  readonly offers?: Offers
  readonly shareFile?: PageContext['shareFile']
  readonly analytics?: { readonly purposes: NonNullable<PageContext['measures']> }
  readonly weather?: () => Weather | undefined
  readonly mapData?: () => string | undefined
  /** A signed time, for forms. */
  readonly stamp: (at: EpochMs) => string
}

/** What few screens look at, and what turns more often than all the rest. */
type Passing = 'minute' | 'formStamp' | 'weather'

export interface Visits {
  /** What a screen that is the same for everybody may know from `now` on, and what it has looked at of what passes. */
  readonly forAll: (
    address: Address,
    now: EpochMs,
  ) => { readonly visit: PageContext; readonly looked: Looked } | undefined
  /** What a screen of one visitor may know, at this moment. */
  readonly forOne: (address: Address) => PageContext | undefined
  /** Whether all that was looked at is as it was. */
  readonly isStill: (looked: Looked) => boolean
}

/** How that which passes was when a screen looked at it. */
export type Looked = ReadonlyMap<Passing, EpochMs | undefined>

type Address = Pick<PageAddress, 'locale' | 'path'>

const minute = 60_000

/** A form is taken for a day; its page is kept for the hour, so that its visitors have nearly all of that day. */
const hour = 60 * minute

/** Visits of addresses, while there is content in their language. */
export function createVisits(options: VisitsOptions): Visits {
  const {
    content,
    clock,
    origin,
    owner,
    offers = allOffers,
    shareFile,
    analytics,
    weather,
    mapData,
    stamp,
  } = options
  const full = (span: number) => Math.floor(clock() / span) * span
  const outside = () => {
    const seen = weather?.()
    return seen !== undefined && isBelieved(seen, clock()) ? seen : undefined
  }
  const present: Readonly<Record<Passing, () => EpochMs | undefined>> = {
    minute: () => full(minute),
    formStamp: () => full(hour),
    weather: () => outside()?.observedAt,
  }

  function visitOf({ locale, path }: Address, { now, stampedAt, look }: Moment): PageContext | undefined {
    const shown = content(locale)
    if (shown === undefined) return undefined
    const mapAddress = mapData?.()
    return {
      ...languageAndContent(locale, shown),
      contentIn: content,
      now,
      origin,
      path,
      offers,
      // What a screen does not look at does not pass for it.
      get minute() {
        return look('minute', full(minute))
      },
      get formStamp() {
        return stamp(look('formStamp', stampedAt))
      },
      get weather() {
        const seen = outside()
        look('weather', seen?.observedAt)
        return seen
      },
      ...(owner === undefined ? {} : { owner }),
      ...(shareFile === undefined ? {} : { shareFile }),
      ...(analytics === undefined ? {} : { measures: analytics.purposes }),
      ...(mapAddress === undefined ? {} : { mapData: mapAddress }),
    }
  }

  return {
    forAll(address, now) {
      const looked = new Map<Passing, EpochMs | undefined>()
      const look: Look = (what, value) => (looked.set(what, value), value)
      const visit = visitOf(address, { now, stampedAt: full(hour), look })
      return visit && { visit, looked }
    },
    forOne: (address) =>
      visitOf(address, { now: full(minute), stampedAt: clock(), look: (_, value) => value }),
    isStill(looked) {
      for (const [what, value] of looked) if (present[what]() !== value) return false
      return true
    },
  }
}

type Look = <Value extends EpochMs | undefined>(what: Passing, value: Value) => Value

interface Moment {
  readonly now: EpochMs
  readonly stampedAt: EpochMs
  readonly look: Look
}
