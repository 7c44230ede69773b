import type { Post } from '@promenade/domain/mall/blog'
import type { MallEvent } from '@promenade/domain/mall/event'
import type { EpochMs, Period } from '@promenade/domain/mall/values'
import type { Offer } from '@promenade/domain/promotions/offers'
import { publishedPosts } from '@promenade/domain/schedule/published-posts'
import { isShown } from '@promenade/domain/schedule/schedule'
import type { PageContext } from '../../page-context.ts'
import { messagesIn } from '../../messages/messages-in.server.ts'
import { shownOffers } from '../../presenters/offers.server.ts'
import { ownerName, ownerStore } from '../../presenters/owner-card.server.ts'
import { untilText, whenText } from '../../presenters/period-text.server.ts'
import { wordingFor } from '../../presenters/wording.server.ts'
import { rssOf, type RssItem } from './rss.server.ts'

/** `/promotions.rss`: promotions and coupons. */
export function promotionsFeed(visit: PageContext): string {
  const { promotion: words } = messagesIn(visit.locale)
  return rssOf(visit, {
    title: words.title,
    description: words.intro,
    page: '/promotions',
    path: '/promotions.rss',
    items: shownOffers(visit).map((offer) => offerItem(offer, visit)),
  })
}

/** `/events-and-news.rss`: what is on and what is new. */
export function eventsFeed(visit: PageContext): string {
  const { content, now } = visit
  const { events: words } = messagesIn(visit.locale)
  const shown = (records: readonly MallEvent[]) => records.filter((record) => isShown(record, now))
  return rssOf(visit, {
    title: words.title,
    description: words.intro,
    page: '/events-and-news',
    path: '/events-and-news.rss',
    items: [
      ...shown(content.events).map((event) => eventItem(event, visit)),
      ...shown(content.news).map((item) => newsItem(item, visit)),
    ],
  })
}

/** `/blogs.rss`: the posts of all blogs. */
export function blogsFeed(visit: PageContext): string {
  const { blogs: words } = messagesIn(visit.locale)
  const posts = visit.content.blogs.flatMap((blog) =>
    publishedPosts(blog.posts, visit.now).map((post) => postItem(post, blog.name)),
  )
  return rssOf(visit, {
    title: words.title,
    description: words.intro,
    page: '/blogs',
    path: '/blogs.rss',
    items: posts,
  })
}

function offerItem(offer: Offer, visit: PageContext): RssItem {
  const { promotion: words } = messagesIn(visit.locale)
  const store = ownerName(offer.owner, visit)
  return {
    id: `${offer.kind}-${offer.id}`,
    path: `/promotions/${encodeURIComponent(offer.slug)}`,
    title: store === undefined ? offer.name : `${offer.name} (${store})`,
    publishedAt: announcedAt(offer.period, offer.updatedAt, visit.now),
    changedAt: offer.updatedAt,
    note: untilText(offer.period, wordingFor(visit)),
    text: offer.summary,
    subjects: [...(offer.kind === 'coupon' ? [words.coupon] : []), ...offer.tags],
    picture: offer.picture ?? ownerStore(offer.owner, visit)?.storeFront,
  }
}

function eventItem(event: MallEvent, visit: PageContext): RssItem {
  const wording = wordingFor(visit)
  const when = whenText(event.period, event.showsTimes, wording)
  return {
    ...eventOrNews(event, visit),
    id: `event-${event.id}`,
    note: [when, event.place ?? ownerStore(event.owner, visit)?.name].filter(Boolean).join(', '),
  }
}

function newsItem(item: MallEvent, visit: PageContext): RssItem {
  return { ...eventOrNews(item, visit), id: `news-${item.id}` }
}

function eventOrNews(record: MallEvent, { now }: PageContext): Omit<RssItem, 'id'> {
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

/** When visitors first saw it; never a day to come, on which readers would hide it until then. */
function announcedAt({ showFrom, start }: Period, updatedAt: EpochMs | undefined, now: EpochMs) {
  return [showFrom, start, updatedAt].find((at) => at !== undefined && at <= now)
}
