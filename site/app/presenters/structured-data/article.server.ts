import { zonedTime } from '@promenade/domain/calendar/instants'
import type { Blog, Post } from '@promenade/domain/mall/blog'
import type { NewsItem } from '@promenade/domain/mall/event'
import type { EpochMs } from '@promenade/domain/mall/values'
import type { BlogLeaf, BlogPostingLeaf, NewsArticleLeaf, PersonLeaf } from 'schema-dts'
import type { PageContext } from '../../page-context.ts'
import { newsDate } from '../story-card.server.ts'
import { languageTag, pictureAddress, recordAddress } from './addresses.server.ts'
import { mallReference } from './mall.server.ts'
import { ownerData } from './owner.server.ts'
import { someOf, thing } from './structured-data.ts'

export function newsData(item: NewsItem, visit: PageContext): NewsArticleLeaf {
  const url = recordAddress(visit, '/events-and-news', item)
  return thing<NewsArticleLeaf>({
    '@type': 'NewsArticle',
    headline: item.name,
    url,
    mainEntityOfPage: url,
    description: item.subtitle ?? item.summary,
    image: pictureAddress(visit, item.picture),
    datePublished: timeOf(newsDate(item), visit),
    dateModified: timeOf(item.updatedAt, visit),
    author: ownerData(item.owner, visit) ?? mallReference(visit),
    publisher: mallReference(visit),
    inLanguage: languageTag(visit),
  })
}

export function postData(post: Post, blog: Blog, visit: PageContext): BlogPostingLeaf {
  const { author } = post
  return thing<BlogPostingLeaf>({
    ...postListing(post, visit),
    mainEntityOfPage: recordAddress(visit, '/blogs', post),
    description: post.summary,
    image: pictureAddress(visit, post.picture),
    dateModified: timeOf(post.updatedAt, visit),
    author:
      author === undefined ? mallReference(visit) : thing<PersonLeaf>({ '@type': 'Person', name: author }),
    publisher: mallReference(visit),
    keywords: someOf([...new Set([...post.categories, ...post.tags])]),
    isPartOf: thing<BlogLeaf>({
      '@type': 'Blog',
      name: blog.name,
      url: recordAddress(visit, '/blogs', blog),
    }),
    inLanguage: languageTag(visit),
  })
}

/** A blog with the posts that this page of it lists. */
export function blogData(blog: Blog, posts: readonly Post[], visit: PageContext): BlogLeaf {
  return thing<BlogLeaf>({
    '@type': 'Blog',
    name: blog.name,
    url: recordAddress(visit, '/blogs', blog),
    description: blog.description,
    publisher: mallReference(visit),
    inLanguage: languageTag(visit),
    blogPost: someOf(posts.map((post) => postListing(post, visit))),
  })
}

function postListing(post: Post, visit: PageContext): BlogPostingLeaf {
  return thing<BlogPostingLeaf>({
    '@type': 'BlogPosting',
    headline: post.name,
    url: recordAddress(visit, '/blogs', post),
    datePublished: timeOf(post.publishedAt, visit),
  })
}

function timeOf(at: EpochMs | undefined, { content }: PageContext): string | undefined {
  return at === undefined ? undefined : zonedTime(at, content.property.timeZone)
}
