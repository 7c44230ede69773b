import { listOffers, type Offer } from '@promenade/domain/promotions/offers'
import { inEndOrder } from '@promenade/domain/schedule/orders'
import { isShown } from '@promenade/domain/schedule/schedule'
import type { PageContext } from '../page-context.ts'

/** The promotions and coupons that visitors see now, in the order in which they end. */
export function currentOffers({ content, now }: PageContext): readonly Offer[] {
  const offers = listOffers(content.promotions, content.coupons)
  return inEndOrder(offers.filter((offer) => isShown(offer, now)))
}
