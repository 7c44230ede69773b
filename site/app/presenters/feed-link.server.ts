import { localePath } from '@promenade/domain/locale/locale-path'
import type { PageContext } from '../page-context.ts'
import { messagesIn } from '../messages/messages-in.server.ts'
import type { FollowProps, FollowLink } from '../components/follow/follow.tsx'

interface FeedOfPage {
  /** Without language prefix. */
  readonly path: string
  /** What the page is called. */
  readonly title: string
}

/** The feed as the only way to follow a page. */
export function followByFeed(visit: PageContext, feed: FeedOfPage): FollowProps {
  const { follow } = messagesIn(visit.locale)
  const { href, icon, found } = feedLink(visit, feed)
  return { label: follow.title, ways: [{ text: follow.byRss, href, icon, ...(found && { found }) }] }
}

/** The feed as one of the ways to follow a page; readers find it in the head of the page. */
export function feedLink({ content, locale, origin }: PageContext, { path, title }: FeedOfPage): FollowLink {
  const { site, follow } = messagesIn(locale)
  const href = localePath(path, locale)
  const name = site.pageOf(title, content.property.name)
  return {
    text: follow.rss,
    href,
    icon: 'rss',
    note: follow.rssNote,
    found: { type: 'application/rss+xml', href: origin + href, title: name },
  }
}
