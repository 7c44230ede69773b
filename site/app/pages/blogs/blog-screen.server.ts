import { findBySlug } from '@promenade/contract/decode/slug'
import type { Blog, Post } from '@promenade/domain/mall/blog'
import { publishedPosts } from '@promenade/domain/schedule/published-posts'
import type { Clock, Mall, Place, Words } from '../../presenters/page-parts.ts'
import type { Query } from '../../route-handle.ts'
import { bannerPicture } from '../../presenters/banner-picture.server.ts'
import { pageHead } from '../../presenters/page-head.server.ts'
import { postStory, publicationDateText } from '../../presenters/story-card.server.ts'
import { blogData, postData } from '../../presenters/structured-data/article.server.ts'
import { textLanguages } from '../../presenters/text-languages.ts'
import { shareLinks } from '../../presenters/share.server.ts'
import { textPartViews } from '../../presenters/text-parts.server.ts'
import { pictureSource } from '../../presenters/picture-source.server.ts'
import { langOf } from '../../presenters/lang-of.ts'

/** Posts per page of a blog, and other posts below a post. */
const max = { onPage: 24, others: 3 }

/** `/blogs/{slug}`: a blog, else a post of any blog; undefined for an unknown slug. */
export function blogScreen(context: Words & Clock & Mall & Place, slug: string, query: Query<'page'>) {
  const { blogs } = context.content
  const blog = findBySlug(blogs, slug)
  if (blog !== undefined) return blogView(blog, context, query)
  for (const ofPost of blogs) {
    const posts = publishedPosts(ofPost.posts, context.now)
    const post = findBySlug(posts, slug)
    if (post !== undefined) return postView(post, ofPost, posts, context)
  }
  return undefined
}

export type BlogScreen = NonNullable<ReturnType<typeof blogView>>
export type PostScreen = ReturnType<typeof postView>

function blogView(blog: Blog, context: Words & Clock & Mall & Place, query: Query<'page'>) {
  const posts = publishedPosts(blog.posts, context.now)
  const pages = Math.max(1, Math.ceil(posts.length / max.onPage))
  const page = Number(query.get('page') ?? '1')
  if (!Number.isInteger(page) || page < 1 || page > pages) return undefined
  const shown = posts.slice((page - 1) * max.onPage, page * max.onPage)
  return {
    kind: 'blog' as const,
    head: pageHead(context, {
      title: blog.name,
      description: blog.description,
      section: { name: context.messages.blogs.title, path: '/blogs' },
      path: `/blogs/${encodeURIComponent(blog.slug)}${page > 1 ? `?page=${page}` : ''}`,
      structuredData: [blogData(blog, shown, context)],
      languages: textLanguages('blog', blog, context),
    }),
    title: blog.name,
    titleLang: langOf(blog, 'name'),
    description: blog.description,
    descriptionLang: langOf(blog, 'description'),
    banner: bannerPicture(context, 'Blogs Banner'),
    posts: shown.map((post) => postStory(post, context)),
    pages: pages === 1 ? undefined : pageLinks(blog, page, pages, context),
    all: context.href('/blogs'),
  }
}

function pageLinks({ slug }: Blog, page: number, pages: number, { href, messages }: Words) {
  const to = (pageNumber: number) => href(`/blogs/${slug}${pageNumber === 1 ? '' : `?page=${pageNumber}`}`)
  return {
    text: messages.blogs.page(page, pages),
    newer: page > 1 ? to(page - 1) : undefined,
    older: page < pages ? to(page + 1) : undefined,
  }
}

function postView(post: Post, blog: Blog, posts: readonly Post[], context: Words & Clock & Mall & Place) {
  const { messages, href } = context
  const at = posts.indexOf(post)
  const [newer, older] = [posts[at - 1], posts[at + 1]]
  const others = posts.filter((other) => other !== post && other !== newer && other !== older)
  return {
    kind: 'post' as const,
    head: pageHead(context, {
      title: post.name,
      description: post.summary,
      image: post.picture,
      section: { name: messages.blogs.title, path: '/blogs' },
      article: { published: post.publishedAt, modified: post.updatedAt },
      structuredData: [postData(post, blog, context)],
      path: `/blogs/${encodeURIComponent(post.slug)}`,
      languages: textLanguages('post', post, context),
    }),
    title: post.name,
    titleLang: langOf(post, 'name'),
    byline: [
      publicationDateText(post.publishedAt, context),
      post.author === undefined ? undefined : messages.blogs.by(post.author),
    ].filter((part) => part !== undefined),
    intro: post.summary,
    introLang: langOf(post, 'summary'),
    picture: post.picture && pictureSource(post.picture, context.content),
    text: textPartViews(post.body, post.bodyParts, context),
    bodyLang: langOf(post, 'body'),
    share: shareLinks(context, post.name),
    subjects: [...new Set([...post.categories, ...post.tags])],
    subjectsLang: langOf(post, 'categories') ?? langOf(post, 'tags'),
    blog: { name: blog.name, to: href(`/blogs/${blog.slug}`) },
    newer: newer && postStory(newer, context),
    older: older && postStory(older, context),
    others: others.slice(0, max.others).map((other) => postStory(other, context)),
  }
}
