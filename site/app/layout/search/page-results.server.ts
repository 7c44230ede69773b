import type { SearchResult } from '@promenade/domain/search/search-index'
import type { MallSearchRecord } from './mall-record.server.ts'

type Result = SearchResult<MallSearchRecord>

/** Visible pages; the others are in a disclosure. */
const maxAbout = 5

/**
 * Pages, places and posts among the results: those about the query, and those that only mention it, which are shown
 * directly if there is nothing else. They come first only if the best result is one of them, and then only those better
 * than every record of another kind.
 */
export function pageResults(results: readonly Result[]) {
  const pages = results.filter(isPage)
  const best = results.findIndex((result) => !isPage(result))
  const isFirst = best !== 0
  const better = isFirst && best > 0 ? pages.slice(0, best) : pages
  const about = better.filter(isAbout)
  const isAlone = pages.length === results.length && about.length === 0
  const shown = isAlone ? pages : about.slice(0, maxAbout)
  return { count: pages.length, isFirst, shown, others: pages.filter((page) => !shown.includes(page)) }
}

function isPage({ record }: Result): boolean {
  return record.kind === 'page'
}

/** True for a fuzzy match deep in a text, and for a record that counts by name only without a match in its name. */
export function isWeakMatch(result: Result): boolean {
  const { record, certainty, matches } = result
  if (record.isByNameOnly) return !matches.some(({ field }) => field === 'name')
  return record.kind === 'page' && certainty === 'guess' && !isAbout(result)
}

/** True if the match is in the name, a synonym, the kind or the tags. */
function isAbout({ matches }: Result): boolean {
  return matches.some(({ field }) => field !== 'description' && field !== 'owner')
}
