import { nameFilter } from '@promenade/domain/directory/name-filter'
import { isShown } from '@promenade/domain/schedule/schedule'
import { wordsOf } from '@promenade/domain/search/words'
import { type Favorite, type FavoriteType, formatFavorite } from '../../device/favorites.ts'
import type { PageContext } from '../../page-context.ts'
import { langOf } from '../../presenters/lang-of.ts'
import { stopOf, type VisitQuery, addingSearch, withStops } from './visit-query.ts'
import { findStopRecord, visibleOffers } from './visit-stops.server.ts'

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

/** Adds the stop of the typed name, where only one can be meant. */
export function withTypedStop(
  { typed: text, ...query }: VisitQuery,
  context: PageContext,
): { readonly query: VisitQuery; readonly typed?: TypedStop } {
  if (text === undefined) return { query }
  const found = findByName(text, possibleStops(query, context))
  const [only] = found
  if (only !== undefined && found.length === 1)
    return { query: { ...query, ...withStops(query.stops, [stopOf(only.record)]) } }
  const matches = found.slice(0, maxMatches).map(({ record, name, lang }) => {
    const { owner, place } = findStopRecord(context, record) ?? {}
    const { stops, beyond } = withStops(query.stops, [stopOf(record)])
    return {
      to: context.href('/plan-my-visit') + addingSearch({ ...query, stops, beyond }),
      name,
      lang,
      details: [context.messages.visitPlan.kinds[record.type], owner, place].filter(Boolean).join(' · '),
    }
  })
  const fault = context.messages.visitPlan.unknownStop(text)
  const title = context.messages.visitPlan.whichStop(text)
  return { query, typed: { text, title, matches, ...(matches.length === 0 && { fault }) } }
}

/** The names to choose from, each once, with their kind. */
export function stopOptions(query: VisitQuery, context: PageContext) {
  const { kinds } = context.messages.visitPlan
  const stops = possibleStops(query, context)
  return [...new Map(stops.map(({ name, record }) => [name, { name, kind: kinds[record.type] }])).values()]
}

interface PossibleStop {
  readonly record: Favorite
  readonly name: string
  readonly lang: string | undefined
}

/** The stops of this very name, else those with words that begin like the typed ones. */
function findByName(text: string, stops: readonly PossibleStop[]): readonly PossibleStop[] {
  const key = wordsOf(text).join(' ')
  const same = stops.filter(({ name }) => wordsOf(name).join(' ') === key)
  if (key === '') return []
  return same.length > 0 ? same : stops.filter(({ name }) => nameFilter(text)(name))
}

/** Everything that can be a stop and is not one yet: stores, offers, events, each by name. */
function possibleStops({ stops }: VisitQuery, context: PageContext): readonly PossibleStop[] {
  const { content, now, locale } = context
  const records = {
    store: content.stores.filter(({ isComingSoon }) => !isComingSoon),
    promotion: visibleOffers(context),
    event: content.events.filter((event) => isShown(event, now)),
  }
  const chosen = new Set(stops.map(({ item }) => item))
  const { compare } = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' })
  return (['store', 'promotion', 'event'] as const satisfies readonly FavoriteType[]).flatMap((type) =>
    records[type]
      .map((one) => ({ record: { type, id: one.id }, name: one.name, lang: langOf(one, 'name') }))
      .filter(({ record }) => !chosen.has(formatFavorite(record)))
      .toSorted((a, b) => compare(a.name, b.name)),
  )
}
