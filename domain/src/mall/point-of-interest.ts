import type { EpochMs } from '../calendar/instants.ts'
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
  /** The first instant at which it works again: the start of a day after whole days. */
  readonly until?: EpochMs
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

/** The groups at a time: a place whose closure has ended by then is open. */
export function placesAt(groups: readonly PointOfInterest[], now: EpochMs): readonly PointOfInterest[] {
  return groups.map((group) => ({
    ...group,
    locations: group.locations.map((location) => {
      const { closure, ...place } = location
      return closure?.until === undefined || closure.until > now
        ? location
        : { ...place, isTemporarilyClosed: false }
    }),
  }))
}

/** The next end of a closure; undefined without one that is known. */
export function nextReopening(groups: readonly PointOfInterest[], now: EpochMs): EpochMs | undefined {
  const ends = groups.flatMap(({ locations }) => locations.flatMap(({ closure }) => closure?.until ?? []))
  const later = ends.filter((end) => end > now)
  return later.length === 0 ? undefined : Math.min(...later)
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
