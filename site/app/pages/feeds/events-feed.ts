import { pageContext } from '../../page-context.ts'
import type { Route } from './+types/events-feed'
import { eventsFeed } from './feeds.server.ts'
import { rssResponse } from './rss-response.ts'

/** `/events-and-news.rss`. */
export function loader({ context }: Route.LoaderArgs): Response {
  return rssResponse(eventsFeed(context.get(pageContext)))
}
