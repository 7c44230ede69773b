import type { Post } from '@promenade/domain/mall/blog'
import type { MallEvent } from '@promenade/domain/mall/event'
import type { EpochMs } from '@promenade/domain/calendar/instants'
import type { Period } from '@promenade/domain/mall/values'
import type { Offer } from '@promenade/domain/promotions/offers'
import { publishedPosts } from '@promenade/domain/schedule/published-posts'
import { isShown } from '@promenade/domain/schedule/schedule'
import type { Clock, Mall, Place, Words } from '../../presenters/page-parts.ts'
import { currentOffers } from '../../presenters/offers.server.ts'
import { ownerName } from '../../presenters/owner-card.server.ts'
import { ownerStore } from '../../presenters/owner-store.ts'
import { untilText, whenText } from '../../presenters/period-text.server.ts'
import { rssOf, type RssItem } from './rss.server.ts'

/** `/promotions.rss`: promotions and coupons. */
export function promotionsFeed(context: Words & Clock & Mall & Place): string {
  const { promotion: words } = context.messages
  return rssOf(context, {
    title: words.title,
    description: words.intro,
    page: '/promotions',
    path: '/promotions.rss',
    items: currentOffers(context).map((offer) => offerItem(offer, context)),
  })
}

/** `/events-and-news.rss`: events and news. */
export function eventsFeed(context: Words & Clock & Mall & Place): string {
  const { content, now } = context
  const { events: words } = context.messages
  const shown = (records: readonly MallEvent[]) => records.filter((record) => isShown(record, now))
  return rssOf(context, {
    title: words.title,
    description: words.intro,
    page: '/events-and-news',
    path: '/events-and-news.rss',
    items: [
      ...shown(content.events).map((event) => eventItem(event, context)),
      ...shown(content.news).map((item) => newsItem(item, context)),
    ],
  })
}

/** `/blogs.rss`: the posts of all blogs. */
export function blogsFeed(context: Words & Clock & Mall & Place): string {
  const { blogs: words } = context.messages
  const posts = context.content.blogs.flatMap((blog) =>
    publishedPosts(blog.posts, context.now).map((post) => postItem(post, blog.name)),
  )
  return rssOf(context, {
    title: words.title,
    description: words.intro,
    page: '/blogs',
    path: '/blogs.rss',
    items: posts,
  })
}

function offerItem(offer: Offer, context: Words & Clock & Mall): RssItem {
  const { promotion: words } = context.messages
  const store = ownerName(offer.owner, context)
  return {
    id: `${offer.kind}-${offer.id}`,
    path: `/promotions/${encodeURIComponent(offer.slug)}`,
    title: store === undefined ? offer.name : `${offer.name} (${store})`,
    publishedAt: announcedAt(offer.period, offer.updatedAt, context.now),
    changedAt: offer.updatedAt,
    note: untilText(offer.period, context),
    text: offer.summary,
    subjects: [...(offer.kind === 'coupon' ? [words.coupon] : []), ...offer.tags],
    picture: offer.picture ?? ownerStore(offer.owner, context)?.storeFront,
  }
}

function eventItem(event: MallEvent, context: Words & Clock & Mall): RssItem {
  const when = whenText(event.period, event.showsTimes, context)
  return {
    ...eventOrNews(event, context),
    id: `event-${event.id}`,
    note: [when, event.place ?? ownerStore(event.owner, context)?.name].filter(Boolean).join(', '),
  }
}

function newsItem(item: MallEvent, context: Clock): RssItem {
  return { ...eventOrNews(item, context), id: `news-${item.id}` }
}

function eventOrNews(record: MallEvent, { now }: Clock): Omit<RssItem, 'id'> {
  return {
    path: `/events-and-news/${encodeURIComponent(record.slug)}`,
    title: record.name,
    publishedAt: announcedAt(record.period, record.updatedAt, now),
    changedAt: record.updatedAt,
    text: [record.subtitle, record.summary].filter(Boolean).join(' · '),
    subjects: record.tags,
    picture: record.picture,
  }
}

function postItem(post: Post, blog: string): RssItem {
  return {
    id: `post-${post.id}`,
    path: `/blogs/${encodeURIComponent(post.slug)}`,
    title: post.name,
    publishedAt: post.publishedAt,
    changedAt: post.updatedAt,
    text: post.summary,
    author: post.author,
    subjects: [...new Set([blog, ...post.categories, ...post.tags])],
    picture: post.picture,
  }
}

/** When visitors could first see it; never in the future, since readers would hide it until then. */
function announcedAt({ showFrom, start }: Period, updatedAt: EpochMs | undefined, now: EpochMs) {
  return [showFrom, start, updatedAt].find((at) => at !== undefined && at <= now)
}
