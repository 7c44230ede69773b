import { whyFound } from '@promenade/domain/search/why-found'
import type { SearchResult } from '@promenade/domain/search/search-index'
import type { PageContext } from '../../page-context.ts'
import type { Query } from '../../route-handle.ts'
import type { Suggestion, Suggestions } from '../../layout/search/suggestions.ts'
import { searchMall } from '../../layout/search/mall-index.server.ts'
import type { MallSearchRecord } from '../../layout/search/mall-record.server.ts'
import { joinNote } from '../../layout/search/record-texts.server.ts'
import { parseSearchText } from './search-query.ts'

/** Fits the screen. */
const maxSuggestions = 8

/** Suggestions for the search overlay. */
export function suggestionsFor(context: PageContext, query: Query<'searchQuery'>): Suggestions {
  const { search: words } = context.messages
  const { text } = parseSearchText(query)
  const results = searchMall(context, text)
  return {
    suggestions: results.slice(0, maxSuggestions).map((result) => suggestion(result, context)),
    status: results.length === 0 ? words.none(text) : words.count(results.length, text),
  }
}

/** Kind, place and opening state of a result, with its first match. */
function suggestion(result: SearchResult<MallSearchRecord>, context: PageContext): Suggestion {
  const { messages, locale } = context
  const { kinds, places } = messages.search
  const { to, title, lang, note, lines = [] } = result.record.row(context)
  const [why] = whyFound(result, locale)
  return {
    to,
    title,
    lang,
    note: joinNote(kinds[result.record.kind], note, lines[0]?.text),
    why: why && {
      place: places[why.field],
      text: why.text,
      lang: why.locale === locale ? undefined : why.locale,
    },
  }
}
