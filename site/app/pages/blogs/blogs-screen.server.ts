import type { Blog } from '@promenade/domain/mall/blog'
import { publishedPosts } from '@promenade/domain/schedule/published-posts'
import type { Clock, Mall, Place, Words } from '../../presenters/page-parts.ts'
import { bannerPicture } from '../../presenters/banner-picture.server.ts'
import { followByFeed } from '../../presenters/feed-link.server.ts'
import { pageHead } from '../../presenters/page-head.server.ts'
import { postStory } from '../../presenters/story-card.server.ts'
import { langOf } from '../../presenters/lang-of.ts'

/** Posts of each blog on this page. */
const maxPosts = 3

/** `/blogs`: the latest post, then each blog with its latest ones. */
export function blogsScreen(context: Words & Clock & Mall & Place) {
  const { messages } = context
  const blogs = context.content.blogs.filter((blog) => publishedPosts(blog.posts, context.now).length > 0)
  const [lead] = publishedPosts(
    blogs.flatMap(({ posts }) => posts),
    context.now,
  )
  return {
    head: pageHead(context, {
      image: bannerPicture(context, 'Blogs Banner'),
      title: messages.blogs.title,
      description: messages.blogs.intro,
    }),
    intro: messages.blogs.intro,
    banner: bannerPicture(context, 'Blogs Banner'),
    follow: followByFeed(context, { path: '/blogs.rss', title: messages.blogs.title }),
    lead: lead && postStory(lead, context),
    blogs: blogs.map((blog) => blogView(blog, lead?.id, context)),
  }
}

function blogView(blog: Blog, leadId: string | undefined, context: Words & Clock & Mall) {
  const posts = publishedPosts(blog.posts, context.now).filter(({ id }) => id !== leadId)
  return {
    id: blog.slug,
    name: blog.name,
    nameLang: langOf(blog, 'name'),
    description: blog.description,
    descriptionLang: langOf(blog, 'description'),
    to: context.href(`/blogs/${blog.slug}`),
    posts: posts.slice(0, maxPosts).map((post) => postStory(post, context)),
  }
}
