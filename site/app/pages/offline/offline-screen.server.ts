import type { PageContext } from '../../page-context.ts'
import { offlineMessagesIn } from '../../messages/offline/offline-messages.ts'
import { pageHead } from '../../presenters/page-head.server.ts'

/** What stands in for a page that a device without a network does not have; the words are on no other screen. */
export function offlineScreen(context: PageContext) {
  const { href, locale } = context
  const { lang, title, text, map, stores, hours } = offlineMessagesIn(locale)
  return {
    head: pageHead(context, { title, description: text, noindex: true }),
    title,
    ...(lang && { lang }),
    text,
    ways: [
      { to: href('/map'), text: map },
      { to: href('/stores'), text: stores },
      { to: href('/hours'), text: hours },
    ],
  }
}
