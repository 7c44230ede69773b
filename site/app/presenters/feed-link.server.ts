import type { PageContext } from '../page-context.ts'
import type { FollowProps, FollowLink } from '../components/follow/follow.tsx'

interface FeedOfPage {
  /** Without language prefix. */
  readonly path: string
  /** Title of the page. */
  readonly title: string
}

/** The feed as the only subscription link. */
export function followByFeed(context: PageContext, feed: FeedOfPage): FollowProps {
  const { follow } = context.messages
  const { note: _, ...link } = feedLink(context, feed)
  return { label: follow.title, links: [{ ...link, text: follow.byRss }] }
}

/** The feed among other subscription links; feed readers find it in the head. */
export function feedLink(context: PageContext, { path, title }: FeedOfPage): FollowLink {
  const { content, messages, origin } = context
  const { site, follow } = messages
  const href = context.href(path)
  const name = site.pageOf(title, content.property.name)
  return {
    text: follow.rss,
    href,
    icon: 'rss',
    note: follow.rssNote,
    alternate: { type: 'application/rss+xml', href: origin + href, title: name },
  }
}
