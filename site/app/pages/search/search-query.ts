import { type SearchKind, searchKinds } from '@promenade/domain/search/search-record'
import type { Query } from '../../route-handle.ts'

/** The query in the address: `?searchQuery=boots&tab=stores`. */
export interface SearchPageQuery {
  /** Trimmed; empty without a query. */
  readonly text: string
  /** True if `text` was cut to the maximum length. */
  readonly isCut: boolean
  readonly tab: Tab | undefined
}

/** Pages are below the other results. */
export type Tab = Exclude<SearchKind, 'page'>

export const tabs: readonly Tab[] = Object.keys(searchKinds).filter(isTab)

function isTab(name: string): name is Tab {
  return Object.hasOwn(searchKinds, name) && name !== 'page'
}

/** The name of a tab in the address. */
function tabName(tab: Tab): string {
  return `${tab}s`
}

/** Maximum characters; the fields have the same limit, but an address may be longer. */
export const maxText = 100

export function parseSearchPageQuery(query: Query<'searchQuery' | 'tab'>): SearchPageQuery {
  return { ...parseSearchText(query), tab: tabs.find((tab) => tabName(tab) === query.get('tab')) }
}

export function parseSearchText(query: Query<'searchQuery'>): Omit<SearchPageQuery, 'tab'> {
  const whole = (query.get('searchQuery') ?? '').replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()
  const isCut = whole.length > maxText
  // Does not split a surrogate pair.
  const text = isCut
    ? whole
        .slice(0, maxText)
        .replace(/[\uD800-\uDBFF]$/, '')
        .trimEnd()
    : whole
  return { text, isCut }
}

/** The search part of the address. */
export function searchAddress({ text, tab }: Pick<SearchPageQuery, 'text' | 'tab'>): string {
  const query = new URLSearchParams({ searchQuery: text })
  if (tab !== undefined) query.set('tab', tabName(tab))
  return `?${query}`
}
