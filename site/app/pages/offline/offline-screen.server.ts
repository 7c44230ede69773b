import type { Locale } from '@promenade/domain/locale/locale'
import type { PageContext } from '../../page-context.ts'
import { en, type OfflineMessages } from '../../messages/offline/en.ts'
import { es } from '../../messages/offline/es.ts'
import { pageHead } from '../../presenters/page-head.server.ts'

const words: Record<Locale, OfflineMessages> = { en, es }

/** The page shown offline instead of one that is not cached. */
export function offlineScreen(context: PageContext) {
  const { href, locale } = context
  const { title, text, map, stores, hours } = words[locale]
  return {
    head: pageHead(context, { title, description: text, noindex: true }),
    title,
    text,
    links: [
      { to: href('/map'), text: map },
      { to: href('/stores'), text: stores },
      { to: href('/hours'), text: hours },
    ],
  }
}
