import { pageContext } from '../../page-context.ts'
import { publicFile } from '../../public-file.ts'
import type { Route } from './+types/promotions-feed'
import { promotionsFeed } from './feeds.server.ts'

/** `/promotions.rss`. */
export function loader({ context }: Route.LoaderArgs): Response {
  return publicFile(promotionsFeed(context.get(pageContext)), 'application/rss+xml')
}
