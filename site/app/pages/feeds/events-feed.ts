import { pageContext } from '../../page-context.ts'
import { publicFile } from '../../public-file.ts'
import type { Route } from './+types/events-feed'
import { eventsFeed } from './feeds.server.ts'

/** `/events-and-news.rss`. */
export function loader({ context }: Route.LoaderArgs): Response {
  return publicFile(eventsFeed(context.get(pageContext)), 'application/rss+xml')
}
