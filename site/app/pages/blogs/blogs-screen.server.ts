import type { Blog } from '@promenade/domain/mall/blog'
import { publishedPosts } from '@promenade/domain/schedule/published-posts'
import type { Visit } from '../../content/visit.ts'
import { bannerPicture } from '../../wording/banner-picture.server.ts'
import { followByFeed } from '../../wording/feed-way.server.ts'
import { pageHead } from '../../wording/page-head.server.ts'
import { postStory } from '../../wording/story-card.server.ts'
import { langOf, wordingFor, type Wording } from '../../wording/wording.server.ts'

/** How many posts a blog shows before it sends on to its own page. */
const mostPosts = 3

/** What `/blogs` shows: the newest post of all, then every blog with its newest ones. */
export function blogsScreen(visit: Visit) {
  const wording = wordingFor(visit)
  const { messages } = wording
  const blogs = visit.content.blogs.filter((blog) => publishedPosts(blog.posts, visit.now).length > 0)
  const [lead] = publishedPosts(
    blogs.flatMap(({ posts }) => posts),
    visit.now,
  )
  return {
    head: pageHead(visit, {
      image: bannerPicture(visit, 'Blogs Banner'),
      title: messages.blogs.title,
      description: messages.blogs.intro,
    }),
    banner: bannerPicture(visit, 'Blogs Banner'),
    follow: followByFeed(visit, { path: '/blogs.rss', title: messages.blogs.title }),
    lead: lead && postStory(lead, wording),
    blogs: blogs.map((blog) => blogView(blog, lead?.id, wording)),
  }
}

function blogView(blog: Blog, leadId: string | undefined, wording: Wording) {
  const posts = publishedPosts(blog.posts, wording.now).filter(({ id }) => id !== leadId)
  return {
    id: blog.slug,
    name: blog.name,
    nameLang: langOf(blog, 'name'),
    description: blog.description,
    descriptionLang: langOf(blog, 'description'),
    to: wording.href(`/blogs/${blog.slug}`),
    posts: posts.slice(0, mostPosts).map((post) => postStory(post, wording)),
  }
}
