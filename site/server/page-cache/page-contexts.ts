import type { Locale } from '@promenade/domain/locale/locale'
import type { EpochMs } from '@promenade/domain/calendar/instants'
import type { MallContent } from '../../content/mall-content.ts'
import { allFeatures, type Features } from '../../app/features.ts'
import { languageAndContent } from '../../app/page-context.server.ts'
import type { PageContext } from '../../app/page-context.ts'
import type { PageDependency } from '../../app/route-handle.ts'
import { isCurrent, type Weather } from '../../content/weather/weather.ts'
import type { PageAddress } from './page-address.ts'

export interface PageContextsOptions {
  readonly content: (locale: Locale) => MallContent | undefined
  readonly clock: () => EpochMs
  readonly origin: string
  readonly owner?: PageContext['owner']
  /** Default: all features. */
  readonly features?: Features
  readonly openGraphFile?: PageContext['openGraphFile']
  readonly analytics?: { readonly purposes: NonNullable<PageContext['measures']> }
  /** Absent where pages are not counted. */
  readonly countView?: unknown
  readonly weather?: () => Weather | undefined
  readonly mapData?: () => string | undefined
  /** Notes a search without result. */
  readonly noteEmptySearch?: (locale: Locale, text: string) => void
  /** Signs a time, as the stamp of a form. */
  readonly stamp: (at: EpochMs) => string
}

/** Builds the context of each page; undefined while there is no content in its language. */
export interface PageContexts {
  /** The context of a page that is the same for every visitor from `now` on. */
  readonly forAll: (address: PageAddress, now: EpochMs) => PageContext | undefined
  /** The context of a page for one visitor, at the current time. */
  readonly forOne: (address: PageAddress) => PageContext | undefined
  /** Version of the page's dependency, such as the current minute. A page rendered under another version is outdated. */
  readonly version: (address: Pick<PageAddress, 'dependsOn'>) => EpochMs | undefined
}

const minute = 60_000

/** A form page is cached for an hour. Its stamp is valid for a day, so visitors have at least 23 hours. */
const hour = 60 * minute

export function createPageContexts(options: PageContextsOptions): PageContexts {
  const {
    content,
    clock,
    origin,
    owner,
    features = allFeatures,
    openGraphFile,
    analytics,
    countView,
    mapData,
    noteEmptySearch,
    stamp,
  } = options
  const floor = (span: number) => Math.floor(clock() / span) * span
  const weather = () => {
    const report = options.weather?.()
    return report !== undefined && isCurrent(report, clock()) ? report : undefined
  }

  const versions: Readonly<Record<PageDependency, () => EpochMs | undefined>> = {
    minute: () => floor(minute),
    hour: () => floor(hour),
    weather: () => weather()?.observedAt,
    personal: clock,
  }

  function build({ locale, path }: PageAddress, moment: DateAndTime): PageContext | undefined {
    const current = content(locale)
    if (current === undefined) return undefined
    const map = mapData?.()
    return {
      ...languageAndContent(locale, current),
      contentIn: content,
      origin,
      path,
      features,
      ...moment,
      ...(owner === undefined ? {} : { owner }),
      ...(openGraphFile === undefined ? {} : { openGraphFile }),
      ...(analytics === undefined ? {} : { measures: analytics.purposes }),
      countsViews: countView !== undefined,
      ...(map === undefined ? {} : { mapData: map }),
      ...(noteEmptySearch && { noteEmptySearch: (text: string) => noteEmptySearch(locale, text) }),
    }
  }

  return {
    forAll: (address, now) =>
      build(address, {
        now: address.dependsOn === 'minute' ? floor(minute) : now,
        ...(address.dependsOn === 'hour' && { formStamp: stamp(floor(hour)) }),
        ...(address.dependsOn === 'weather' && { weather: weather() }),
      }),
    forOne: (address) =>
      build(address, { now: floor(minute), formStamp: stamp(clock()), weather: weather() }),
    version: ({ dependsOn }) => (dependsOn === undefined ? undefined : versions[dependsOn]()),
  }
}

type DateAndTime = Pick<PageContext, 'now' | 'formStamp' | 'weather'>
