import type { IsoDate } from '../calendar/dates.ts'
import type { Picture, SafeHtml } from './values.ts'

/** A group of places, such as "Washrooms" (specification §3). */
export interface PointOfInterest {
  readonly name: string
  readonly locations: readonly PointOfInterestLocation[]
}

/** One place of a group. */
export interface PointOfInterestLocation {
  readonly name: string
  readonly slug: string
  /** Level number, 1 is the lowest; absent if unknown. */
  readonly level?: number
  /** A place to rest from noise, or one with much of it. */
  readonly atmosphere?: 'quiet' | 'busy'
  /** Out of service, such as a lift under repair: no route leads to it or through it. */
  readonly isTemporarilyClosed: boolean
  /** Of a closed place, if more is known. */
  readonly closure?: Closure
  readonly description?: SafeHtml
  readonly items: readonly PointOfInterestItem[]
}

/** More about a place that is out of service. */
export interface Closure {
  /** Its last day out of service. */
  readonly until?: IsoDate
  /** The cause, in the language of the content. */
  readonly why?: string
  /** Nobody has looked for a day, so it may be open again. */
  readonly isUnconfirmed: boolean
}

/** A detail of a place, such as the opening hours of a counter. */
export interface PointOfInterestItem {
  readonly name: string
  readonly description?: SafeHtml
  readonly pictures: readonly Picture[]
}

/** The open places of an atmosphere. */
export function placesOfAtmosphere<
  Place extends Pick<PointOfInterestLocation, 'atmosphere' | 'isTemporarilyClosed'>,
>(
  groups: readonly { readonly locations: readonly Place[] }[],
  atmosphere: 'quiet' | 'busy',
): readonly Place[] {
  return groups
    .flatMap(({ locations }) => locations)
    .filter((place) => place.atmosphere === atmosphere && !place.isTemporarilyClosed)
}
