import { zonedTime, type EpochMs } from '@promenade/domain/calendar/instants'
import type { Blog, Post } from '@promenade/domain/mall/blog'
import type { NewsItem } from '@promenade/domain/mall/event'
import type { BlogLeaf, BlogPostingLeaf, NewsArticleLeaf, PersonLeaf } from 'schema-dts'
import type { Mall, Place, Words } from '../page-parts.ts'
import { newsDate } from '../story-card.server.ts'
import { languageTag, pictureAddress, recordAddress } from './addresses.server.ts'
import { mallReference } from './mall.server.ts'
import { ownerData } from './owner.server.ts'
import { someOf, thing } from './structured-data.ts'

export function newsData(item: NewsItem, context: Words & Mall & Place): NewsArticleLeaf {
  const url = recordAddress(context, '/events-and-news', item)
  return thing<NewsArticleLeaf>({
    '@type': 'NewsArticle',
    headline: item.name,
    url,
    mainEntityOfPage: url,
    description: item.subtitle ?? item.summary,
    image: pictureAddress(context, item.picture),
    datePublished: timeOf(newsDate(item), context),
    dateModified: timeOf(item.updatedAt, context),
    author: ownerData(item.owner, context) ?? mallReference(context),
    publisher: mallReference(context),
    inLanguage: languageTag(context),
  })
}

export function postData(post: Post, blog: Blog, context: Words & Mall & Place): BlogPostingLeaf {
  const { author } = post
  return thing<BlogPostingLeaf>({
    ...postListing(post, context),
    mainEntityOfPage: recordAddress(context, '/blogs', post),
    description: post.summary,
    image: pictureAddress(context, post.picture),
    dateModified: timeOf(post.updatedAt, context),
    author:
      author === undefined ? mallReference(context) : thing<PersonLeaf>({ '@type': 'Person', name: author }),
    publisher: mallReference(context),
    keywords: someOf([...new Set([...post.categories, ...post.tags])]),
    isPartOf: thing<BlogLeaf>({
      '@type': 'Blog',
      name: blog.name,
      url: recordAddress(context, '/blogs', blog),
    }),
    inLanguage: languageTag(context),
  })
}

/** A blog with the posts of this page. */
export function blogData(blog: Blog, posts: readonly Post[], context: Words & Mall & Place): BlogLeaf {
  return thing<BlogLeaf>({
    '@type': 'Blog',
    name: blog.name,
    url: recordAddress(context, '/blogs', blog),
    description: blog.description,
    publisher: mallReference(context),
    inLanguage: languageTag(context),
    blogPost: someOf(posts.map((post) => postListing(post, context))),
  })
}

function postListing(post: Post, context: Words & Mall & Place): BlogPostingLeaf {
  return thing<BlogPostingLeaf>({
    '@type': 'BlogPosting',
    headline: post.name,
    url: recordAddress(context, '/blogs', post),
    datePublished: timeOf(post.publishedAt, context),
  })
}

function timeOf(at: EpochMs | undefined, { content }: Mall): string | undefined {
  return at === undefined ? undefined : zonedTime(at, content.property.timeZone)
}
