import type { SearchResult } from '@promenade/domain/search/search-index'
import { whyFound } from '@promenade/domain/search/why-found'
import type { PageContext } from '../../page-context.ts'
import type { ResultRowProps } from '../../components/result-row/result-row.tsx'
import type { MallSearchRecord } from '../../layout/search/mall-record.server.ts'

/** Matches shown per row. */
const maxReasons = 2

/** A result with the reasons why it matches. */
export function resultRow(
  result: SearchResult<MallSearchRecord>,
  context: PageContext,
): ResultRowProps & { readonly id: string } {
  const { messages, locale } = context
  const why = whyFound(result, locale)
    .slice(0, maxReasons)
    .map((reason) => ({
      place: messages.search.places[reason.field],
      pieces: reason.pieces,
      lang: reason.locale === locale ? undefined : reason.locale,
    }))
  return {
    id: result.record.id,
    ...result.record.row(context),
    ...(why.length > 0 && { why, whyLabel: messages.search.foundIn }),
  }
}
