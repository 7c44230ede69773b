import type { Query } from '../../route-handle.ts'

/** The query in the address: `?searchQuery=boots&tab=jobs`. */
export interface SearchQuery {
  /** Trimmed; empty without a query. */
  readonly text: string
  /** True if `text` was cut to the maximum length. */
  readonly isCut: boolean
  readonly tab: Tab | undefined
}

export const tabs = ['store', 'promotion', 'event', 'job'] as const

export type Tab = (typeof tabs)[number]

/** Names of the tabs in the address. */
const tabNames: Readonly<Record<Tab, string>> = {
  store: 'stores',
  promotion: 'promotions',
  event: 'events',
  job: 'jobs',
}

/** Maximum characters; the fields have the same limit, but an address may be longer. */
export const maxText = 100

export function parseSearchQuery(query: Query<'searchQuery' | 'tab'>): SearchQuery {
  return { ...parseSearchText(query), tab: tabs.find((tab) => tabNames[tab] === query.get('tab')) }
}

export function parseSearchText(query: Query<'searchQuery'>): Omit<SearchQuery, 'tab'> {
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
export function searchAddress({ text, tab }: Pick<SearchQuery, 'text' | 'tab'>): string {
  const query = new URLSearchParams({ searchQuery: text })
  if (tab !== undefined) query.set('tab', tabNames[tab])
  return `?${query}`
}
