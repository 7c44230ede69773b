import type { Locale } from '@promenade/domain/locale/locale'
import type { EpochMs } from '@promenade/domain/mall/values'
import type { MallContent } from '../../app/content/mall-content.ts'
import type { Visit } from '../../app/content/visit.ts'
import type { Weather } from '../../app/content/weather/weather.ts'
import type { PageAddress } from './page-address.ts'

export interface VisitsOptions {
  readonly content: (locale: Locale) => MallContent | undefined
  readonly clock: () => EpochMs
  readonly origin: string
  readonly owner?: Visit['owner']
  readonly shareFile?: Visit['shareFile']
  readonly measuring?: { readonly purposes: NonNullable<Visit['measures']> }
  readonly weather?: () => Weather | undefined
  readonly mapData?: () => string | undefined
  /** The signed present, for forms. */
  readonly stamp: () => string
}

const minute = 60_000

/** What a screen at an address may know; undefined while there is no content in its language. */
export function createVisits(
  options: VisitsOptions,
): (address: Pick<PageAddress, 'locale' | 'path'>) => Visit | undefined {
  const { content, clock, origin, owner, shareFile, measuring, weather, mapData, stamp } = options
  return ({ locale, path }) => {
    const shown = content(locale)
    if (shown === undefined) return undefined
    const outside = weather?.()
    const mapAddress = mapData?.()
    return {
      content: shown,
      contentIn: content,
      // Opening hours and dates turn on full minutes, so a page is right until the next one.
      now: Math.floor(clock() / minute) * minute,
      locale,
      origin,
      path,
      // A page without a form takes no stamp, and so stays the same from one minute to the next.
      get formStamp() {
        return stamp()
      },
      ...(owner === undefined ? {} : { owner }),
      ...(shareFile === undefined ? {} : { shareFile }),
      ...(measuring === undefined ? {} : { measures: measuring.purposes }),
      ...(outside === undefined ? {} : { weather: outside }),
      ...(mapAddress === undefined ? {} : { mapData: mapAddress }),
    }
  }
}
