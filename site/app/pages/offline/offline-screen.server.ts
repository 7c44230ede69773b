import type { PageContext } from '../../page-context.ts'
import { offlineMessagesIn } from '../../messages/offline/offline-messages.ts'
import { pageHead } from '../../presenters/page-head.server.ts'

/** The page shown offline instead of one that is not cached. */
export function offlineScreen(context: PageContext) {
  const { href, locale } = context
  const { lang, title, text, map, stores, hours } = offlineMessagesIn(locale)
  return {
    head: pageHead(context, { title, description: text, noindex: true }),
    title,
    ...(lang && { lang }),
    text,
    links: [
      { to: href('/map'), text: map },
      { to: href('/stores'), text: stores },
      { to: href('/hours'), text: hours },
    ],
  }
}
