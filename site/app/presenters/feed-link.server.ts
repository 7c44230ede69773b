import type { Mall, Place, Words } from './page-parts.ts'
import type { FollowProps, FollowLink } from '../components/follow/follow.tsx'

interface FeedOfPage {
  /** Without language prefix. */
  readonly path: string
  /** Title of the page. */
  readonly title: string
}

/** The feed as the only subscription link. */
export function followByFeed(context: Words & Mall & Place, feed: FeedOfPage): FollowProps {
  const { follow } = context.messages
  const { note: _, ...link } = feedLink(context, feed)
  return { label: follow.title, links: [{ ...link, text: follow.byRss }] }
}

/** The feed among other subscription links; feed readers find it in the head. */
export function feedLink(context: Words & Mall & Place, { path, title }: FeedOfPage): FollowLink {
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
