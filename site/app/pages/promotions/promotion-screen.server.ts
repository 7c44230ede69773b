import { findBySlug } from '@promenade/contract/decode/slug'
import { listOffers, type Offer } from '@promenade/domain/promotions/offers'
import { scheduleOf } from '@promenade/domain/schedule/schedule'
import type { PageContext } from '../../page-context.ts'
import { offerCard } from '../../presenters/cards.server.ts'
import { goneOffer } from '../../presenters/gone-records.server.ts'
import { dateText } from '../../presenters/day-text.server.ts'
import { currentOffers } from '../../presenters/offers.server.ts'
import { ownerCard, ownerName, ownerStore } from '../../presenters/owner-card.server.ts'
import { favoriteButtonFor } from '../../presenters/favorite-button.server.ts'
import { pageHead } from '../../presenters/page-head.server.ts'
import { lastDay, offerDates } from '../../presenters/period-text.server.ts'
import { shareLinks } from '../../presenters/share.server.ts'
import { offerData } from '../../presenters/structured-data/offer.server.ts'
import { textLanguages } from '../../presenters/text-languages.ts'
import { pictureSource } from '../../presenters/picture-source.server.ts'
import { langOf } from '../../presenters/lang-of.ts'

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
  const schedule = scheduleOf(offer.period, context.now)
  if (schedule === 'hidden') return undefined
  const isOver = found === undefined || schedule === 'over'
  return {
    head: headOf(offer, context, isOver),
    isOver,
    overText: overText(offer, context),
    title: offer.name,
    titleLang: langOf(offer, 'name'),
    isCoupon: offer.kind === 'coupon',
    ownerName: ownerName(offer.owner, context),
    dates: offerDates(offer.period, context),
    code: offer.code,
    favoriteButton: offer.kind === 'promotion' ? favoriteButtonFor('promotion', offer, context) : undefined,
    picture: offer.picture && pictureSource(offer.picture, context.content),
    description: offer.description,
    descriptionLang: langOf(offer, 'description'),
    owner: ownerCard(offer.owner, context),
    share: shareLinks(context, offer.name),
    ...otherOffers(offer, context),
    list: context.href('/promotions'),
  }
}

export type PromotionScreen = NonNullable<ReturnType<typeof promotionScreen>>

/** The home page may feature promotions that the list lacks. */
function findOffer({ content }: PageContext, slug: string): Offer | undefined {
  return (
    findBySlug(listOffers(content.promotions, content.coupons), slug) ??
    findBySlug(listOffers(content.homepage?.featuredPromotions ?? [], []), slug)
  )
}

function headOf(offer: Offer, context: PageContext, isOver: boolean) {
  return pageHead(context, {
    title: offer.name,
    description: offer.summary,
    image: offer.picture,
    logo: ownerStore(offer.owner, context)?.logo,
    section: { name: context.messages.promotion.title, path: '/promotions' },
    structuredData: [offerData(offer, context)],
    path: `/promotions/${encodeURIComponent(offer.slug)}`,
    languages: textLanguages('offer', offer),
    ...(isOver && { noindex: true }),
  })
}

function overText({ period }: Offer, context: PageContext): string {
  const { promotion: words } = context.messages
  const last = lastDay(period, context)
  return last === undefined ? words.over : words.overOn(dateText(last, context))
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
