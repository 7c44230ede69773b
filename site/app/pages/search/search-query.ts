import type { Query } from '../../route-handle.ts'

/** What is asked for in the address: `?searchQuery=boots&tab=jobs`. */
export interface SearchQuery {
  /** Without spaces around it; empty where nothing was asked. */
  readonly text: string
  /** Whether `text` is only the beginning of what was asked. */
  readonly isCut: boolean
  readonly tab: Tab | undefined
}

export const tabs = ['store', 'promotion', 'event', 'job'] as const

export type Tab = (typeof tabs)[number]

/** As the address says them. */
const tabNames: Readonly<Record<Tab, string>> = {
  store: 'stores',
  promotion: 'promotions',
  event: 'events',
  job: 'jobs',
}

/** Characters of a question; the fields take no more, but an address may. */
export const maxText = 100

export function parseSearchQuery(query: Query<'searchQuery' | 'tab'>): SearchQuery {
  return { ...parseSearchText(query), tab: tabs.find((tab) => tabNames[tab] === query.get('tab')) }
}

export function parseSearchText(query: Query<'searchQuery'>): Omit<SearchQuery, 'tab'> {
  const whole = (query.get('searchQuery') ?? '').replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()
  const isCut = whole.length > maxText
  // A sign that takes two units stays whole or goes.
  const text = isCut
    ? whole
        .slice(0, maxText)
        .replace(/[\uD800-\uDBFF]$/, '')
        .trimEnd()
    : whole
  return { text, isCut }
}

/** The part of the address after the path. */
export function searchAddress({ text, tab }: Pick<SearchQuery, 'text' | 'tab'>): string {
  const query = new URLSearchParams({ searchQuery: text })
  if (tab !== undefined) query.set('tab', tabNames[tab])
  return `?${query}`
}
