import { isIsoDate, type IsoDate } from '@promenade/domain/calendar/dates'
import { formatQuery, type Query } from '../../route-handle.ts'

/** The filters of the page of events and news, from its address (`?kind=news&when=2026-12`). */
export interface Selection {
  readonly kind: Kind | undefined
  readonly when: When | undefined
}

export type Kind = 'events' | 'news'

/** A relative span, a month `YYYY-MM`, or a day. */
export type When = NamedSpan | { readonly month: string } | { readonly day: IsoDate }

type NamedSpan = 'weekend' | 'week' | 'month'

type SelectionKey = 'kind' | 'when'

export function parseSelection(query: Query<SelectionKey>): Selection {
  return { kind: parseKind(query.get('kind')), when: parseWhen(query.get('when')) }
}

/** The query of the address; empty without a filter. */
export function selectionSearch({ kind, when }: Selection): string {
  return formatQuery<SelectionKey>({ kind, when: whenKey(when) })
}

export function isSameWhen(a: When | undefined, b: When | undefined): boolean {
  return whenKey(a) === whenKey(b)
}

function whenKey(when: When | undefined): string | undefined {
  if (typeof when !== 'object') return when
  return 'day' in when ? when.day : when.month
}

function parseKind(value: string | null): Kind | undefined {
  return value === 'events' || value === 'news' ? value : undefined
}

function parseWhen(value: string | null): When | undefined {
  if (value === 'weekend' || value === 'week' || value === 'month') return value
  // Years outside 1900–2199 are mistakes.
  if (value === null || !/^(?:19|20|21)\d\d-/.test(value)) return undefined
  if (isIsoDate(value)) return { day: value }
  return /^\d{4}-(?:0[1-9]|1[0-2])$/.test(value) ? { month: value } : undefined
}
