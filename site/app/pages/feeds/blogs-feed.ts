import { pageContext } from '../../page-context.ts'
import { publicFile } from '../../public-file.ts'
import type { Route } from './+types/blogs-feed'
import { blogsFeed } from './feeds.server.ts'

/** `/blogs.rss`. */
export function loader({ context }: Route.LoaderArgs): Response {
  return publicFile(blogsFeed(context.get(pageContext)), 'application/rss+xml')
}
