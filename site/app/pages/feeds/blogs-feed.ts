import { pageContext } from '../../page-context.ts'
import type { Route } from './+types/blogs-feed'
import { blogsFeed } from './feeds.server.ts'
import { rssResponse } from './rss-response.ts'

/** `/blogs.rss`. */
export function loader({ context }: Route.LoaderArgs): Response {
  return rssResponse(blogsFeed(context.get(pageContext)))
}
