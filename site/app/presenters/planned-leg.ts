import { type Favorite, parseFavorites } from '../device/favorites.ts'

/**
 * The leg of a visit plan, in the address of its route on the map: `?stops=s3.e7*45.s1&leg=2-1.0.2&visit=date%3D2026-11-24` is
 * the second leg, to the first of the stops.
 */
export interface PlannedLeg {
  /** The plan's stops as its own address has them. */
  readonly stops: string
  /** The rest of the plan's address, such as its day and time. */
  readonly visit: string
  /** From 1; 0 is the whole plan. The last stop may be followed by a leg to where the visit ends. */
  readonly number: number
  /** The places in `stops` of those that are visited, in the order of the visit. */
  readonly order: readonly number[]
}

/** The same as texts of the map's address. */
export type PlannedAddress = Readonly<Record<'stops' | 'visit' | 'leg', string>>

/** Undefined for nonsense. */
export function parsePlannedLeg({ stops, visit, leg }: PlannedAddress): PlannedLeg | undefined {
  const [, number, order] = /^(\d{1,2})-(\d{1,2}(?:\.\d{1,2}){0,30})$/.exec(leg) ?? []
  if (number === undefined || order === undefined) return undefined
  return { stops, visit, number: Number(number), order: order.split('.').map(Number) }
}

export function formatPlannedLeg({ stops, visit, number, order }: PlannedLeg): PlannedAddress {
  return { stops, visit, leg: `${number}-${order.join('.')}` }
}

/** The search part of the plan's address. */
export function planSearch({ stops, visit }: PlannedLeg): string {
  const search = new URLSearchParams(visit)
  search.delete('stops')
  return `?${new URLSearchParams([['stops', stops], ...search])}`.replaceAll('%3A', ':')
}

/** A stop that is visited, and for how long if the visitor has chosen it. */
export interface VisitedStop {
  readonly record: Favorite
  readonly minutes?: number
}

/** The stops that are visited, in their order. */
export function visitedStops({ stops, order }: PlannedLeg): readonly VisitedStop[] {
  const all = stops.split('.')
  return order.flatMap((index) => {
    const [item = '', minutes] = all[index]?.split('*') ?? []
    const [record] = parseFavorites(item)
    return record === undefined ? [] : [{ record, ...(Number(minutes) > 0 && { minutes: Number(minutes) }) }]
  })
}

/** The slug of the place where the visit ends, if one was chosen. */
export function endOfPlan({ visit }: PlannedLeg): string | undefined {
  return new URLSearchParams(visit).get('end') ?? undefined
}
