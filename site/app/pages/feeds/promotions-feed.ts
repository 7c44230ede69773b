import { pageContext } from '../../page-context.ts'
import type { Route } from './+types/promotions-feed'
import { promotionsFeed } from './feeds.server.ts'
import { rssResponse } from './rss-response.ts'

/** `/promotions.rss`. */
export function loader({ context }: Route.LoaderArgs): Response {
  return rssResponse(promotionsFeed(context.get(pageContext)))
}
