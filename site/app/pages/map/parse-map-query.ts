import type { Query } from '../../route-handle.ts'
import type { PlannedAddress } from '../../presenters/planned-leg.ts'
import { type MapKey, type MapQuery, textKeys } from './map-query.ts'

/** In a module of its own: browsers with a network do not need it. */
export function parseMapQuery(search: Query<MapKey>): MapQuery {
  const text = (key: MapKey) => search.get(key)?.trim().slice(0, 100) || undefined
  const texts = textKeys.flatMap((key) => {
    const value = text(key)
    return value === undefined ? [] : [[key, value] as const]
  })
  const step = Number(text('step'))
  const blank = (['from', 'to'] as const).filter((key) => search.has(key) && text(key) === undefined)
  return {
    ...Object.fromEntries(texts),
    ...(step > 0 && { step }),
    ...(blank.length > 0 && { blank }),
    ...parseVisitQuery(search),
    showsQuiet: text('show') === 'quiet',
    // Absent in most addresses, whose data stays as short as it is.
    ...(text('detail') === '1' && { isDetailed: true }),
    ...(text('lost') === '1' && { isLost: true }),
  }
}

/** The keys of a visit on the map. */
export type VisitKey = 'stepfree' | 'nolifts' | 'quiet' | keyof PlannedAddress
export type VisitQuery = ReturnType<typeof parseVisitQuery>

export function parseVisitQuery(search: Query<VisitKey>) {
  const [stops, leg] = [search.get('stops'), search.get('leg')]
  return {
    ...(stops && leg && { planned: { stops, visit: search.get('visit') ?? '', leg } }),
    isStepFree: isOn(search.get('stepfree')),
    avoidsLifts: isOn(search.get('nolifts')),
    isQuiet: isOn(search.get('quiet')),
  }
}

function isOn(value: string | null): boolean {
  return value?.trim() === '1'
}

/** The query and the part that stays when another place is chosen, for a screen: where one is, until a route is shown. */
export function withTravelOptions(query: MapQuery): {
  readonly query: MapQuery
  readonly travelOptions: Partial<MapQuery>
} {
  const { from, to } = query
  const isOnlyHere = from !== undefined && to === undefined
  return { query, travelOptions: { ...travelOptionsOf(query), ...(isOnlyHere && { from }) } }
}

/** How to go, and the plan that the visitor follows. */
export function travelOptionsOf(query: MapQuery): Partial<MapQuery> {
  const { isStepFree, avoidsLifts, isQuiet, isDetailed, planned } = query
  return { isStepFree, avoidsLifts, isQuiet, ...(isDetailed && { isDetailed }), ...(planned && { planned }) }
}
