import { listOffers, type Offer } from '@promenade/domain/promotions/offers'
import { inEndOrder } from '@promenade/domain/schedule/orders'
import { isShown } from '@promenade/domain/schedule/schedule'
import type { Clock, Mall } from './page-parts.ts'

/** The promotions and coupons that visitors see now, in the order in which they end. */
export function currentOffers({ content, now }: Clock & Mall): readonly Offer[] {
  const offers = listOffers(content.promotions, content.coupons)
  return inEndOrder(offers.filter((offer) => isShown(offer, now)))
}
