import type { MallEvent } from '@promenade/domain/mall/event'
import { listOffers, type Offer } from '@promenade/domain/promotions/offers'
import { inEventOrder } from '@promenade/domain/schedule/orders'
import { isShown } from '@promenade/domain/schedule/schedule'
import type { PageContext } from '../../page-context.ts'
import type { OfferCardProps } from '../../components/offer-card/offer-card.tsx'
import { eventCard, offerCard } from '../../presenters/cards.server.ts'
import { ownerStore } from '../../presenters/owner-store.ts'

/** More than visitors scroll through. */
const maxItems = 12

/** Featured promotions and events, by position. */
export function featuredItems(context: PageContext): readonly (OfferCardProps & { id: string })[] {
  const offers = featuredOffers(context).map((offer) => ({
    place: offer.homePosition,
    card: offerCard(offer, ownerStore(offer.owner, context), context),
  }))
  const events = featuredEvents(context).map((event) => ({
    place: event.homePosition,
    card: eventCard(event, ownerStore(event.owner, context), context),
  }))
  // Items without a position come last; a promotion precedes an event at the same position.
  return [...offers, ...events]
    .toSorted((a, b) => (a.place ?? maxPlaces) - (b.place ?? maxPlaces))
    .slice(0, maxItems)
    .map(({ card }) => card)
}

/** Not Infinity: the difference of two would be NaN. */
const maxPlaces = Number.MAX_SAFE_INTEGER

/** The promotions chosen for the home page, else those marked as featured. */
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
