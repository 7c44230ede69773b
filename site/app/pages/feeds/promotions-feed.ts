import { pageContext } from '../../page-context.ts'
import type { Route } from './+types/promotions-feed'
import { promotionsFeed } from './feeds.server.ts'
import { rssAnswer } from './rss-response.ts'

/** `/promotions.rss`. */
export function loader({ context }: Route.LoaderArgs): Response {
  return rssAnswer(promotionsFeed(context.get(pageContext)))
}
