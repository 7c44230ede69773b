import { dateIn, type EpochMs } from '@promenade/domain/calendar/instants'
import type { Blog, Post } from '@promenade/domain/mall/blog'
import type { NewsItem } from '@promenade/domain/mall/event'
import type { SocialPost } from '@promenade/domain/mall/social-post'
import { publishedPosts } from '@promenade/domain/schedule/published-posts'
import { isShown } from '@promenade/domain/schedule/schedule'
import type { PageContext } from '../../page-context.ts'
import type { FeedCardProps } from '../../components/feed-card/feed-card.tsx'
import { excerpt } from '../../presenters/excerpt.ts'
import { formatDate } from '../../presenters/format.ts'
import { galleryPictures, type PlacedPicture } from '../../presenters/gallery-pictures.server.ts'
import { pictureSource } from '../../presenters/picture-source.server.ts'
import { newsDate } from '../../presenters/story-card.server.ts'
import { langOf } from '../../presenters/lang-of.ts'

const maxItems = 6
/** Maximum pictures in the feed without social posts, where posts and news matter more. */
const maxPictures = 2
/** Characters that fill two or three lines of a card. */
const maxText = 100

type FeedItem = FeedCardProps & { readonly id: string }

/** Latest items first: the centre's social posts, or, without any, its own posts, news and pictures. */
export function feedItems(context: PageContext): readonly FeedItem[] {
  const social = context.content.social.flatMap((post) => socialItem(post, context))
  const found = social.length > 0 ? newest(social, maxItems) : ownItems(context)
  return found.map(({ at, ...item }) => ({ ...item, date: dateOf(at, context) }))
}

/** An item with its instant instead of formatted date. */
type Dated = Omit<FeedItem, 'date'> & { readonly at: EpochMs | undefined }

function ownItems(context: PageContext): readonly Dated[] {
  const { content, now } = context
  const written = [
    ...content.blogs.flatMap((blog) =>
      publishedPosts(blog.posts, now).flatMap((post) => postItem(post, blog, context)),
    ),
    ...content.news.filter((item) => isShown(item, now)).flatMap((item) => newsItem(item, context)),
  ]
  const pictures = galleryPictures(context)
    .slice(0, Math.max(maxPictures, maxItems - written.length))
    .map((placed) => pictureItem(placed, context))
  const words = newest(written, maxItems - Math.min(pictures.length, maxPictures))
  return newest([...words, ...pictures], maxItems)
}

/** Posts without a link are omitted. */
function socialItem(post: SocialPost, context: PageContext): readonly Dated[] {
  const { messages } = context
  const { id, url, network, picture, caption, postedAt } = post
  if (url === undefined) return []
  return [
    {
      id,
      to: url,
      picture: pictureSource(picture, context),
      source: network,
      text: excerpt(caption ?? messages.home.feedPost(network), maxText),
      lang: caption === undefined ? undefined : langOf(post, 'caption'),
      at: postedAt,
    },
  ]
}

function postItem(post: Post, blog: Blog, context: PageContext): readonly Dated[] {
  if (post.picture === undefined) return []
  return [
    {
      id: `post-${blog.id}-${post.id}`,
      to: context.href(`/blogs/${post.slug}`),
      picture: pictureSource(post.picture, context),
      source: blog.name,
      sourceLang: langOf(blog, 'name'),
      text: excerpt(post.name, maxText),
      lang: langOf(post, 'name'),
      at: post.publishedAt,
    },
  ]
}

function newsItem(item: NewsItem, context: PageContext): readonly Dated[] {
  if (item.picture === undefined) return []
  return [
    {
      id: `news-${item.id}`,
      to: context.href(`/events-and-news/${item.slug}`),
      picture: pictureSource(item.picture, context),
      source: context.messages.home.feedNews,
      text: excerpt(item.name, maxText),
      lang: langOf(item, 'name'),
      at: newsDate(item),
    },
  ]
}

/** Links to the picture on the page of its gallery. */
function pictureItem(placed: PlacedPicture, { messages }: PageContext): Dated {
  const { id, to, url, alt, files, focus, lang, gallery, caption, changedAt } = placed
  return {
    id: `picture-${id}`,
    to,
    picture: { url, alt, files, focus },
    source: messages.home.feedGallery,
    text: excerpt(caption ?? gallery, maxText),
    lang,
    at: changedAt,
  }
}

/** Undated items last, in the given order. */
function newest(items: readonly Dated[], max: number): readonly Dated[] {
  return items.toSorted((a, b) => (b.at ?? 0) - (a.at ?? 0)).slice(0, max)
}

function dateOf(at: EpochMs | undefined, { timeZone, locale }: PageContext): FeedCardProps['date'] {
  if (at === undefined) return undefined
  const iso = dateIn(at, timeZone)
  return { iso, text: formatDate(iso, locale) }
}
