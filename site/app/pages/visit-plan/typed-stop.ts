import { nameFilter } from '@promenade/domain/directory/name-filter'
import type { Certainty } from '@promenade/domain/search/rank-matches'
import { isShown } from '@promenade/domain/schedule/schedule'
import { wordsOf } from '@promenade/domain/search/words'
import { type Favorite, type FavoriteType, formatFavorite } from '../../device/favorites.ts'
import type { PlanContext } from './plan-context.ts'
import { langOf } from '../../presenters/lang-of.ts'
import { toChosenStop, type VisitQuery, addingSearch, withStops } from './visit-query.ts'
import { findStopRecord, visibleOffers } from './visit-stops.ts'

/** Most stops that are offered for a typed text. */
const maxMatches = 8

/** The stops that a typed text may mean, or what is wrong with it. */
export interface TypedStop {
  readonly text: string
  readonly fault?: string
  /** The question above the matches. */
  readonly title: string
  readonly matches: readonly {
    readonly to: string
    readonly name: string
    readonly lang: string | undefined
    readonly details: string
  }[]
}

/** Searches the site, the best result first; finds nothing without a network. */
export type SearchStops = (text: string) => readonly {
  /** Undefined for a result that cannot be a stop. */
  readonly favorite: Favorite | undefined
  readonly certainty: Certainty
  /** Found by the name of its store alone. */
  readonly isByOwner: boolean
}[]

/** Adds the stop that the text means, where only one can be meant. */
export function withTypedStop(
  { typed: text, ...query }: VisitQuery,
  context: PlanContext,
  search: SearchStops,
): { readonly query: VisitQuery; readonly typed?: TypedStop } {
  if (text === undefined) return { query }
  const words = context.messages.visitPlan
  const found = findStops(text, context, search)
  const isChosen = ({ record }: PossibleStop) =>
    query.stops.some(({ item }) => item === formatFavorite(record))
  const [first] = found
  const [only, ...others] = found.filter((stop) => !isChosen(stop))
  if (only !== undefined && found.length === 1)
    return { query: { ...query, ...withStops(query.stops, [toChosenStop(only.record)]) } }
  const fault = first === undefined ? words.unknownStop(text) : words.isChosen(first.name)
  const typed = { text, title: words.whichStop(text) }
  if (only === undefined) return { query, typed: { ...typed, matches: [], fault } }
  const matches = [only, ...others].slice(0, maxMatches).map((stop) => matchView(stop, query, context))
  return { query, typed: { ...typed, matches } }
}

function matchView({ record, name, lang }: PossibleStop, query: VisitQuery, context: PlanContext) {
  const { owner, place } = findStopRecord(context, record) ?? {}
  const { stops, beyond } = withStops(query.stops, [toChosenStop(record)])
  return {
    to: context.href('/plan-my-visit') + addingSearch({ ...query, stops, beyond }),
    name,
    lang,
    details: [context.messages.visitPlan.kinds[record.type], owner, place].filter(Boolean).join(' · '),
  }
}

/** The names to suggest, each once, with their kind: without the chosen ones, and stores that are not open yet. */
export function stopOptions({ stops: chosen }: VisitQuery, context: PlanContext) {
  const { kinds } = context.messages.visitPlan
  const left = new Set(chosen.map(({ item }) => item))
  for (const { id, isComingSoon } of context.content.stores)
    if (isComingSoon) left.add(formatFavorite({ type: 'store', id }))
  const stops = possibleStops(context).filter(({ record }) => !left.has(formatFavorite(record)))
  return [...new Map(stops.map(({ name, record }) => [name, { name, kind: kinds[record.type] }])).values()]
}

interface PossibleStop {
  readonly record: Favorite
  readonly name: string
  readonly lang: string | undefined
}

/**
 * The stops of this very name; else those that the site's search is sure of, and those with words that begin like the typed
 * ones; else what the search guesses. The best first.
 */
function findStops(text: string, context: PlanContext, search: SearchStops): readonly PossibleStop[] {
  const key = wordsOf(text).join(' ')
  if (key === '') return []
  const stops = possibleStops(context)
  const same = stops.filter(({ name }) => wordsOf(name).join(' ') === key)
  if (same.length > 0) return same
  const byItem = new Map(stops.map((stop) => [formatFavorite(stop.record), stop]))
  const results = search(text).flatMap(({ favorite, certainty, isByOwner }) => {
    const stop = favorite && byItem.get(formatFavorite(favorite))
    return stop === undefined ? [] : [{ stop, certainty, isByOwner }]
  })
  const named = results.filter(({ certainty }) => certainty === 'name')
  if (named.length > 0) return named.map(({ stop }) => stop)
  // An offer does not compete with the store whose name was typed.
  const sure = results.filter(({ certainty, isByOwner }) => certainty === 'sure' && !isByOwner)
  const begun = new Set([
    ...sure.map(({ stop }) => stop),
    ...stops.filter(({ name }) => nameFilter(text)(name)),
  ])
  if (begun.size > 0) return [...begun]
  const whole = results.filter(({ certainty }) => certainty !== 'part' && certainty !== 'mention')
  return (whole.length > 0 ? whole : results).map(({ stop }) => stop)
}

/** Everything that can be a stop: stores, offers, events, each by name. */
function possibleStops(context: PlanContext): readonly PossibleStop[] {
  const { content, now, locale } = context
  const records = {
    store: content.stores,
    promotion: visibleOffers(context),
    event: content.events.filter((event) => isShown(event, now)),
  }
  const { compare } = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' })
  return (['store', 'promotion', 'event'] as const satisfies readonly FavoriteType[]).flatMap((type) =>
    records[type]
      .map((one) => ({ record: { type, id: one.id }, name: one.name, lang: langOf(one, 'name') }))
      .toSorted((a, b) => compare(a.name, b.name)),
  )
}
