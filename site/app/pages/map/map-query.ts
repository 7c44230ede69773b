import type { Query } from '../../route-handle.ts'

/** The map's query, all of it in the address (`?store=alder&level=2&from=north-door&to=alder&stepfree=1`). */
export interface MapQuery {
  /** The chosen store or other place. */
  readonly store?: string
  readonly level?: string
  readonly from?: string
  readonly to?: string
  /** Fields of the route form that were sent empty. */
  readonly blank?: readonly ('from' | 'to')[]
  readonly isStepFree: boolean
  readonly avoidsLifts: boolean
  /** A quieter way is preferred where it is hardly longer. */
  readonly isQuiet: boolean
  /** Shows the quiet places. */
  readonly showsQuiet: boolean
  /** Filters the list of stores by text. */
  readonly filter?: string
  readonly category?: string
}

export type MapKey =
  | 'store'
  | 'level'
  | 'from'
  | 'to'
  | 'stepfree'
  | 'nolifts'
  | 'quiet'
  | 'show'
  | 'filter'
  | 'category'

export function parseMapQuery(search: Query<MapKey>): MapQuery {
  const text = (key: MapKey) => search.get(key)?.trim().slice(0, 100) || undefined
  const [store, level, from, to] = [text('store'), text('level'), text('from'), text('to')]
  const [filter, category] = [text('filter'), text('category')]
  const blank = (['from', 'to'] as const).filter((key) => search.has(key) && text(key) === undefined)
  return {
    ...(store && { store }),
    ...(level && { level }),
    ...(from && { from }),
    ...(to && { to }),
    ...(filter && { filter }),
    ...(category && { category }),
    ...(blank.length > 0 && { blank }),
    isStepFree: text('stepfree') === '1',
    avoidsLifts: text('nolifts') === '1',
    isQuiet: text('quiet') === '1',
    showsQuiet: text('show') === 'quiet',
  }
}

/** The query and the part that stays when another place is chosen, for a screen. */
export function withTravelOptions(query: MapQuery) {
  const { isStepFree, avoidsLifts, isQuiet } = query
  return { query, travelOptions: { isStepFree, avoidsLifts, isQuiet } }
}

/** The search part of the address; empty for an empty query. */
export function mapSearch(query: Partial<MapQuery>): string {
  const { store, level, from, to, isStepFree, avoidsLifts, isQuiet, showsQuiet, filter, category } = query
  const search = new URLSearchParams()
  if (store !== undefined) search.set('store', store)
  if (level !== undefined) search.set('level', level)
  if (from !== undefined) search.set('from', from)
  if (to !== undefined) search.set('to', to)
  if (isStepFree) search.set('stepfree', '1')
  if (avoidsLifts) search.set('nolifts', '1')
  if (isQuiet) search.set('quiet', '1')
  if (showsQuiet) search.set('show', 'quiet')
  if (filter !== undefined) search.set('filter', filter)
  if (category !== undefined) search.set('category', category)
  return search.size === 0 ? '' : `?${search}`
}
