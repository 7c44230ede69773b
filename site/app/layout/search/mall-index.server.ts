import { locales } from '@promenade/domain/locale/locale'
import { createSearchIndex, type SearchIndex, type SearchResult } from '@promenade/domain/search/search-index'
import type { MallContent } from '../../../content/mall-content.ts'
import type { PageContext } from '../../page-context.ts'
import type { MallSearchRecord } from './mall-record.server.ts'
import { mallRecords } from './mall-records.server.ts'
import { isWeakMatch } from './page-results.server.ts'

/** Visible results for a text, in all languages at once. */
export function searchMall(context: PageContext, text: string): readonly SearchResult<MallSearchRecord>[] {
  const { locale, now } = context
  const results = indexOf(context).search(text, { accepts: ({ isShownAt }) => isShownAt(now), locale })
  return results.filter((result) => !isWeakMatch(result))
}

interface CachedIndex {
  readonly contents: readonly MallContent[]
  readonly index: SearchIndex<MallSearchRecord>
}

/** By the content of the first language, so that an index is garbage-collected with its content. */
const indexes = new WeakMap<MallContent, CachedIndex>()

function indexOf({ content, contentIn }: PageContext): SearchIndex<MallSearchRecord> {
  const all = locales.flatMap(({ code }) => contentIn(code) ?? [])
  const contents = all.length > 0 ? all : [content]
  const first = contents[0] ?? content
  const cached = indexes.get(first)
  if (cached?.contents.every((each, at) => each === contents[at])) return cached.index
  const index = createSearchIndex(mallRecords(contents))
  indexes.set(first, { contents, index })
  return index
}
