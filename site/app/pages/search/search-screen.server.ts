import type { SearchResult } from '@promenade/domain/search/search-index'
import type { PageContext } from '../../page-context.ts'
import type { Query } from '../../route-handle.ts'
import { pageHead } from '../../presenters/page-head.server.ts'
import { searchMall } from '../../layout/search/mall-index.server.ts'
import type { MallSearchRecord } from '../../layout/search/mall-record.server.ts'
import { pageResults } from '../../layout/search/page-results.server.ts'
import { resultRow } from './result-rows.server.ts'
import {
  maxText,
  parseSearchPageQuery,
  searchAddress,
  type SearchPageQuery,
  type Tab,
  tabs,
} from './search-query.ts'
import { searchSuggestions } from './search-suggestions.server.ts'

/** Rows per tab; a more specific query finds the others. */
const maxRows = 60

type Results = readonly SearchResult<MallSearchRecord>[]

/** `/search-results?searchQuery=boots&tab=stores`. */
export function searchScreen(context: PageContext, query: Query<'searchQuery' | 'tab'>) {
  const { messages, href } = context
  const { search: words } = messages
  const searchQuery = parseSearchPageQuery(query)
  const { text } = searchQuery
  const results = text === '' ? [] : searchMall(context, text)
  return {
    head: headOf(text, context),
    path: href('/search-results'),
    text,
    state: text === '' ? ('empty' as const) : results.length === 0 ? ('none' as const) : ('found' as const),
    results: text === '' ? undefined : results.length,
    summary: results.length === 0 ? words.none(text) : words.count(results.length, text),
    hints: hintsOf(results, searchQuery, context),
    pages: pagesView(results, context),
    kinds: kindsView(results, searchQuery, context),
    ...(results.length === 0 && { suggestions: searchSuggestions(context, text) }),
  }
}

export type SearchScreen = ReturnType<typeof searchScreen>

/** The platform's title is for the empty search; results have the query in their title. */
function headOf(text: string, context: PageContext) {
  const { search: words, site } = context.messages
  const head = pageHead(context, { title: words.title, noindex: true })
  return text === '' ? head : { ...head, title: site.pageOf(words.titleOf(text), head.siteName) }
}

/** Hints for inexact matches, and for a query that was cut. */
function hintsOf([best]: Results, { isCut }: SearchPageQuery, context: PageContext): readonly string[] {
  const { search: words } = context.messages
  return [
    isCut ? words.cut(maxText) : [],
    best?.certainty === 'guess' ? words.guessed : [],
    best?.certainty === 'near' ? words.near : [],
    best?.certainty === 'part' ? words.partly : [],
  ].flat()
}

/** Results outside the tabs; undefined without any. */
function pagesView(results: Results, context: PageContext) {
  const { search: words } = context.messages
  const { count, isFirst, shown, others } = pageResults(results)
  if (count === 0) return undefined
  return {
    count,
    isFirst,
    rows: shown.map((result) => resultRow(result, context)),
    others: others.slice(0, maxRows).map((result) => resultRow(result, context)),
    more: shown.length === 0 ? words.mentions(others.length) : words.morePages(others.length),
  }
}

/** The tabs and the rows of the selected one; undefined without results. */
function kindsView(results: Results, { text, tab: wanted }: SearchPageQuery, context: PageContext) {
  const { messages, href } = context
  const { search: words } = messages
  const byKind = Map.groupBy(results, ({ record }) => record.kind)
  const chosen = wanted ?? bestTab(results)
  if (chosen === undefined || tabs.every((tab) => !byKind.has(tab))) return undefined
  const found = byKind.get(chosen) ?? []
  return {
    tabs: tabs.map((tab) => {
      const count = byKind.get(tab)?.length ?? 0
      const to = count === 0 ? undefined : href('/search-results') + searchAddress({ text, tab })
      return { tab, text: words.tabs[tab], count, to, current: tab === chosen }
    }),
    title: words.tabs[chosen],
    rows: found.slice(0, maxRows).map((result) => resultRow(result, context)),
    more: found.length > maxRows ? words.more(maxRows) : undefined,
  }
}

/** Tab of the best result. */
function bestTab(results: Results): Tab | undefined {
  const kinds = results.map(({ record }) => record.kind)
  return kinds.find((kind): kind is Tab => kind !== 'page')
}
