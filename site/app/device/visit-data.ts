import type { Hours } from '@promenade/domain/mall/hours'
import type { Locale } from '@promenade/domain/locale/locale'
import type { MallEvent } from '@promenade/domain/mall/event'
import type { Promotion } from '@promenade/domain/mall/promotion'
import type { Store } from '../../content/mall-content.ts'

/** Data from which a browser without a network plans a visit, in one language. The map has a file of its own. */
export interface VisitData {
  readonly timeZone: string
  readonly hours: HoursData
  readonly stores: readonly StopStore[]
  readonly promotions: readonly StopPromotion[]
  readonly events: readonly StopEvent[]
}

/** Without the note below the table. */
export type HoursData = Pick<Hours, 'regular' | 'holidays' | 'calm'>

/** The parts of records that a plan reads. */
export type StopStore = Pick<
  Store,
  | 'id'
  | 'slug'
  | 'name'
  | 'untranslated'
  | 'level'
  | 'unit'
  | 'location'
  | 'isComingSoon'
  | 'isTemporarilyClosed'
> & {
  readonly hours?: HoursData
  /** Of hours as prose only their presence counts. */
  readonly freeFormHours?: string
}

export type StopPromotion = Pick<Promotion, 'id' | 'slug' | 'name' | 'untranslated' | 'owner' | 'period'>

export type StopEvent = StopPromotion & Pick<MallEvent, 'showsTimes' | 'place'>

/** The address has a version: `/offline/visit-es.json?v=…`. */
export function visitDataPath(locale: Locale): string {
  return `/offline/visit-${locale}.json`
}
