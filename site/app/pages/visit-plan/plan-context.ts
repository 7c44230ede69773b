import type { MallMap } from '@promenade/domain/map/mall-map'
import type { PageContext } from '../../page-context.ts'
import type { PlaceFacts } from '../../../content/map-guide.ts'
import type { VisitData } from '../../device/visit-data.ts'

/** The inputs of a plan, from a page context or from a device without a network. */
export interface PlanContext extends Pick<PageContext, 'locale' | 'messages' | 'href' | 'timeZone' | 'now'> {
  readonly content: Omit<VisitData, 'timeZone'> & {
    /** The home page may feature promotions that the list lacks. */
    readonly homepage?: { readonly featuredPromotions: VisitData['promotions'] } | undefined
    readonly map: MallMap | undefined
    readonly pointsOfInterest: readonly { readonly locations: readonly PlaceFacts[] }[]
  }
}
