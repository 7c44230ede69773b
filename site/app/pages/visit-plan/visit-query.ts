import { maxStops } from '@promenade/domain/visit-plan/visit-plan'
import type { Query } from '../../route-handle.ts'
import { type Favorite, formatFavorite, parseFavorites } from '../../device/favorites.ts'

/** A plan of a visit as in the address: `?stops=s12.e7*45&date=2026-11-24&time=14:00&from=north-door&stepfree=1`. */
export interface VisitQuery {
  readonly stops: readonly ChosenStop[]
  /** Chosen ones for which the plan has no room. */
  readonly beyond?: readonly ChosenStop[]
  /** True if the order of the stops is the visitor's own, not the best. */
  readonly isOwnOrder: boolean
  /** Text of the visitor, not checked yet. */
  readonly date?: string
  readonly time?: string
  readonly from?: string
  /** Slug of the place where the visit ends. */
  readonly end?: string
  /** The time at which it must be over. */
  readonly until?: string
  readonly isStepFree: boolean
  /** Quieter ways are preferred where they are hardly longer. */
  readonly isQuiet: boolean
  /** The text that the visitor typed to find a stop. */
  readonly typed?: string
}

/** A stop; `item` is written as a favorite: `s12`. */
export interface ChosenStop {
  readonly item: string
  readonly record: Favorite
  /** Whole minutes. */
  readonly stay?: number
}

/** The query keys of the page and of its calendar file. */
export const visitKeys = [
  'add',
  'date',
  'end',
  'find',
  'from',
  'order',
  'quiet',
  'removed',
  'stepfree',
  'stops',
  'time',
  'until',
] as const

export type VisitKey = (typeof visitKeys)[number]

export const shortestStay = 5
const longestStay = 480

/** The page cache cuts longer values, so that the last stop of one may be another's id. */
const maxLength = 199

/** The stops of `add` become the last ones; `find` is the text of the form. */
export function parseVisitQuery(search: Query<VisitKey>): VisitQuery {
  const text = (key: VisitKey) => search.get(key)?.trim().slice(0, 100) || undefined
  const [date, time, from] = [text('date'), text('time'), text('from')]
  const [end, until, typed] = [text('end'), text('until'), text('find')]
  const added = parseStops(search.get('add') ?? '')
  return {
    ...withStops(parseStops(search.get('stops') ?? ''), added),
    isOwnOrder: text('order') === 'own',
    ...(date !== undefined && { date }),
    ...(time !== undefined && { time }),
    ...(from !== undefined && { from }),
    ...(end !== undefined && { end }),
    ...(until !== undefined && { until }),
    isStepFree: text('stepfree') === '1',
    isQuiet: text('quiet') === '1',
    ...(typed !== undefined && { typed }),
  }
}

/** The plan without the stops that `add` brings. */
export function searchBeforeAdding(search: Query<VisitKey>): string {
  return visitSearch({ ...parseVisitQuery(search), stops: parseStops(search.get('stops') ?? '') })
}

/** The search part of the address; empty for an empty query. */
export function visitSearch(query: Partial<VisitQuery>): string {
  const { stops = [], isOwnOrder, date, time, from, end, until, isStepFree, isQuiet } = query
  const search = new URLSearchParams()
  if (stops.length > 0) search.set('stops', formatStops(stops))
  if (isOwnOrder && stops.length > 0) search.set('order', 'own')
  if (date !== undefined) search.set('date', date)
  if (time !== undefined) search.set('time', time)
  if (from !== undefined) search.set('from', from)
  if (end !== undefined) search.set('end', end)
  if (until !== undefined) search.set('until', until)
  if (isStepFree) search.set('stepfree', '1')
  if (isQuiet) search.set('quiet', '1')
  // A colon needs no encoding in a query, and a time is easier to read with it.
  return search.size === 0 ? '' : `?${search.toString().replaceAll('%3A', ':')}`
}

/** The search part that also names the stops for which there is no room, so that the page can name them. */
export function addingSearch(query: VisitQuery): string {
  const { beyond = [] } = query
  return visitSearch(query) + (beyond.length === 0 ? '' : `&add=${formatStops(beyond)}`)
}

/** A stop that was in the plan, and its place there. */
export interface RemovedStop {
  readonly stop: ChosenStop
  readonly at: number
}

/** The search part of the plan without the stop at this place, which it names, so that it can be put back. */
export function removedSearch(query: VisitQuery, at: number): string {
  const search = visitSearch({ ...query, stops: query.stops.toSpliced(at, 1) })
  const removed = `removed=${at}.${formatStops(query.stops.slice(at, at + 1))}`
  return `${search}${search === '' ? '?' : '&'}${removed}`
}

export function parseRemoved(search: Query<VisitKey>): RemovedStop | undefined {
  const [, at = '', item = ''] = /^(\d{1,2})\.(.+)$/.exec(search.get('removed') ?? '') ?? []
  const [stop] = parseStops(item)
  return stop && { stop, at: Number(at) }
}

/** As many stops as fit into the address. */
export function formatStops(stops: readonly ChosenStop[]): string {
  let text = ''
  for (const { item, stay } of stops.slice(0, maxStops)) {
    const next = `${text === '' ? '' : `${text}.`}${item}${stay === undefined ? '' : `*${stay}`}`
    if (next.length > maxLength) break
    text = next
  }
  return text
}

/** Adds stops as the last, each once, as far as there is room. */
export function withStops(
  stops: readonly ChosenStop[],
  added: readonly ChosenStop[],
): Required<Pick<VisitQuery, 'stops' | 'beyond'>> {
  const all = [...stops, ...added].filter(
    ({ item }, at, every) => every.findIndex((other) => other.item === item) === at,
  )
  return { stops: all.slice(0, maxStops), beyond: all.slice(maxStops) }
}

export function toChosenStop(record: Favorite): ChosenStop {
  return { item: formatFavorite(record), record }
}

function parseStops(value: string): readonly ChosenStop[] {
  const parts = value.split('.')
  const whole = value.length > maxLength ? parts.slice(0, -1) : parts
  return whole.flatMap((part): readonly ChosenStop[] => {
    const [, item = '', minutes] = /^([^*]+)(?:\*(\d{1,3}))?$/.exec(part) ?? []
    const [record] = parseFavorites(item)
    if (record === undefined) return []
    return [{ ...toChosenStop(record), ...(minutes !== undefined && { stay: stayWithin(Number(minutes)) }) }]
  })
}

export function stayWithin(minutes: number): number {
  return Math.min(longestStay, Math.max(shortestStay, minutes))
}
