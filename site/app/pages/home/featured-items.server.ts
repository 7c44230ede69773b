import type { MallEvent } from '@promenade/domain/mall/event'
import { listOffers, type Offer } from '@promenade/domain/promotions/offers'
import { inEventOrder } from '@promenade/domain/schedule/orders'
import { isShown } from '@promenade/domain/schedule/schedule'
import type { PageContext } from '../../page-context.ts'
import type { OfferCardProps } from '../../components/offer-card/offer-card.tsx'
import { eventCard, offerCard } from '../../presenters/cards.server.ts'
import { ownerStore } from '../../presenters/owner-card.server.ts'

/** More than these nobody scrolls through. */
const maxItems = 12

/** Promotions and events that the home page puts forward, in the order of their places there. */
export function featuredItems(context: PageContext): readonly (OfferCardProps & { id: string })[] {
  const offers = featuredOffers(context).map((offer) => ({
    place: offer.homePosition,
    card: offerCard(offer, ownerStore(offer.owner, context), context),
  }))
  const events = featuredEvents(context).map((event) => ({
    place: event.homePosition,
    card: eventCard(event, ownerStore(event.owner, context), context),
  }))
  // What has no place comes after all that has one; of two in one place the promotion comes first.
  return [...offers, ...events]
    .toSorted((a, b) => (a.place ?? maxPlaces) - (b.place ?? maxPlaces))
    .slice(0, maxItems)
    .map(({ card }) => card)
}

/** Infinity would make two items without a place incomparable. */
const maxPlaces = Number.MAX_SAFE_INTEGER

/** Those the platform chose for the home page; where it chose none, those it marked. */
function featuredOffers({ content, now }: PageContext): readonly Offer[] {
  const chosen = content.homepage?.featuredPromotions ?? []
  const offers = chosen.length > 0 ? chosen : content.promotions.filter(({ isFeatured }) => isFeatured)
  return listOffers(offers, []).filter((item) => isShown(item, now))
}

function featuredEvents({ content, now }: PageContext): readonly MallEvent[] {
  const { timeZone } = content.property
  const events = (content.homepage?.featuredEvents ?? []).filter((event) => isShown(event, now))
  return inEventOrder(events, { now, timeZone })
}
