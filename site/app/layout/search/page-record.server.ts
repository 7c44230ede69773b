import type { SearchTexts } from '@promenade/domain/search/search-record'
import type { AllMessages } from '../../messages/all-messages.ts'
import type { MallSearchRecord } from './mall-record.server.ts'

/** A search record for a page without a record on the platform. */
export function pageRecord(
  id: string,
  path: string,
  texts: readonly SearchTexts[],
  note?: (messages: AllMessages) => string,
): MallSearchRecord {
  return {
    kind: 'page',
    id,
    texts,
    isShownAt: () => true,
    row(context) {
      const { href, locale, messages } = context
      const shown = texts.find((text) => text.locale === locale) ?? texts[0]
      return {
        to: href(path),
        title: shown?.name ?? path,
        lang: shown?.locale === locale ? undefined : shown?.locale,
        ...(note && { note: note(messages) }),
      }
    },
  }
}
