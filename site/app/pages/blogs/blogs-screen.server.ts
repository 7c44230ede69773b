import type { Blog } from '@promenade/domain/mall/blog'
import { publishedPosts } from '@promenade/domain/schedule/published-posts'
import type { PageContext } from '../../page-context.ts'
import { bannerPicture } from '../../presenters/banner-picture.server.ts'
import { followByFeed } from '../../presenters/feed-link.server.ts'
import { pageHead } from '../../presenters/page-head.server.ts'
import { postStory } from '../../presenters/story-card.server.ts'
import { langOf, wordingFor, type Wording } from '../../presenters/wording.server.ts'

/** How many posts a blog shows before it sends on to its own page. */
const maxPosts = 3

/** What `/blogs` shows: the newest post of all, then every blog with its newest ones. */
export function blogsScreen(visit: PageContext) {
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
    posts: posts.slice(0, maxPosts).map((post) => postStory(post, wording)),
  }
}
