import { knownOffline } from '../../hydration/inline-scripts.server.tsx'
import type { PageContext } from '../../page-context.ts'
import { offlineMessagesIn } from '../../messages/offline/offline-messages.ts'
import { pageHead } from '../../presenters/page-head.server.ts'
import { hasMap } from '../../presenters/has-map.ts'
import { knownItems } from './known-items.server.ts'

/** The page shown offline instead of one that is not cached. */
export function offlineScreen(context: PageContext) {
  const { href, locale, content } = context
  const { lang, title, text, map, stores, hours, ...words } = offlineMessagesIn(locale)
  return {
    head: pageHead(context, { title, description: text, noindex: true }),
    title,
    ...(lang && { lang }),
    text,
    words,
    items: knownItems(context).map((item) => ({ ...item, to: href(item.path) })),
    script: knownOffline,
    links: [
      ...(hasMap(content) ? [{ to: href('/map'), text: map }] : []),
      { to: href('/stores'), text: stores },
      { to: href('/hours'), text: hours },
    ],
  }
}

export type OfflineScreen = ReturnType<typeof offlineScreen>
