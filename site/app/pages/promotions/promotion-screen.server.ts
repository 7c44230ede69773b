import { findBySlug } from '@promenade/contract/decode/slug'
import { listOffers, type Offer } from '@promenade/domain/promotions/offers'
import type { PageContext } from '../../page-context.ts'
import { offerCard } from '../../presenters/cards.server.ts'
import { planLink } from '../../presenters/plan-link.server.ts'
import { favoriteButtonFor } from '../../presenters/favorite-button.server.ts'
import { goneRecord } from '../../presenters/gone-record.server.ts'
import { currentOffers } from '../../presenters/offers.server.ts'
import { ownedItem } from '../../presenters/owned-item.server.ts'
import { ownerStore } from '../../presenters/owner-store.ts'
import { offerDates } from '../../presenters/period-text.server.ts'
import { offerData } from '../../presenters/structured-data/offer.server.ts'
import { textLanguages } from '../../presenters/text-languages.ts'

/** Other promotions on the page. */
const maxOthers = 4

/**
 * A promotion's or coupon's page; undefined if unknown or not published yet. An ended one is shown as ended for a
 * while.
 */
export function promotionScreen(context: PageContext, slug: string) {
  const found = findOffer(context, slug)
  const offer = found ?? goneOffer(context, slug)
  if (offer === undefined) return undefined
  const item = ownedItem(offer, context, {
    messages: 'promotion',
    path: '/promotions',
    isGone: found === undefined,
    structuredData: offerData(offer, context),
    languages: textLanguages('offer', offer, context),
  })
  if (item === undefined) return undefined
  return {
    ...item,
    isCoupon: offer.kind === 'coupon',
    dates: offerDates(offer.period, context),
    code: offer.code,
    visit: planLink({ type: 'promotion', id: offer.id }, context),
    favoriteButton: offer.kind === 'promotion' ? favoriteButtonFor('promotion', offer, context) : undefined,
    ...otherOffers(offer, context),
  }
}

export type PromotionScreen = NonNullable<ReturnType<typeof promotionScreen>>

function goneOffer(context: PageContext, slug: string): Offer | undefined {
  const gone = goneRecord(context, ['offer'], slug)
  return gone && { ...gone, kind: 'promotion', tags: [], isFeatured: false }
}

/** The home page may feature promotions that the list lacks. */
function findOffer({ content }: PageContext, slug: string): Offer | undefined {
  return (
    findBySlug(listOffers(content.promotions, content.coupons), slug) ??
    findBySlug(listOffers(content.homepage?.featuredPromotions ?? [], []), slug)
  )
}

/** Offers of the same owner, then others. */
function otherOffers(offer: Offer, context: PageContext) {
  const rest = currentOffers(context).filter(({ kind, id }) => kind !== offer.kind || id !== offer.id)
  const store = ownerStore(offer.owner, context)
  const isSameOwner = ({ owner }: Offer) => store !== undefined && ownerStore(owner, context) === store
  const card = (other: Offer) => offerCard(other, ownerStore(other.owner, context), context)
  return {
    fromOwner: rest.filter(isSameOwner).map(card),
    others: rest
      .filter((other) => !isSameOwner(other))
      .slice(0, maxOthers)
      .map(card),
  }
}
