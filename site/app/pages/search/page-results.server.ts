import type { SearchResult } from '@promenade/domain/search/search-index'
import type { MallRecord } from './mall-record.server.ts'

type Result = SearchResult<MallRecord>

/** More pages that are about one thing no mall has; the rest can be unfolded. */
const maxAbout = 5

/**
 * Pages, places and posts among the results: those about what was asked, and those that mention it, which are worth
 * showing by themselves only where there is nothing else. They come first only where the best result is one of them,
 * and then only those that are better than every store, promotion, event and job.
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

/** A guess at a word deep in a page's text is a coincidence; so is what has only its name to be found by, without it. */
export function isCoincidence(result: Result): boolean {
  const { record, certainty, matches } = result
  if (record.isByNameOnly) return !matches.some(({ field }) => field === 'name')
  return record.kind === 'page' && certainty === 'guess' && !isAbout(result)
}

/** Its name, what it is also called, its kind or its tags have it; not its text or its author. */
function isAbout({ matches }: Result): boolean {
  return matches.some(({ field }) => field !== 'description' && field !== 'owner')
}
