import { findBySlug } from '@promenade/contract/decode/slug'
import { listOffers, type Offer } from '@promenade/domain/promotions/offers'
import { scheduleOf } from '@promenade/domain/schedule/schedule'
import type { PageContext } from '../../page-context.ts'
import { offerCard } from '../../presenters/cards.server.ts'
import { goneOffer } from '../../presenters/gone-records.server.ts'
import { dateText } from '../../presenters/day-text.server.ts'
import { shownOffers } from '../../presenters/offers.server.ts'
import { ownerCard, ownerName, ownerStore } from '../../presenters/owner-card.server.ts'
import { favoriteButtonFor } from '../../presenters/favorite-button.server.ts'
import { pageHead } from '../../presenters/page-head.server.ts'
import { lastDay, offerDates } from '../../presenters/period-text.server.ts'
import { shareLinks } from '../../presenters/share.server.ts'
import { offerData } from '../../presenters/structured-data/offer.server.ts'
import { textLanguages } from '../../presenters/text-languages.ts'
import { shownPicture } from '../../presenters/shown-picture.server.ts'
import { langOf, wordingFor, type Wording } from '../../presenters/wording.server.ts'

/** How many others a promotion's page names. */
const maxOthers = 4

/**
 * What the page of a promotion or coupon shows, or undefined where none has the slug or it is not to be seen yet. One
 * that is over is still known for a while, and said to be over.
 */
export function promotionScreen(visit: PageContext, slug: string) {
  const found = findOffer(visit, slug)
  const offer = found ?? goneOffer(visit, slug)
  if (offer === undefined) return undefined
  const schedule = scheduleOf(offer.period, visit.now)
  if (schedule === 'hidden') return undefined
  const isOver = found === undefined || schedule === 'over'
  const wording = wordingFor(visit)
  return {
    head: headOf(offer, visit, isOver),
    isOver,
    overText: overText(offer, wording),
    title: offer.name,
    titleLang: langOf(offer, 'name'),
    isCoupon: offer.kind === 'coupon',
    ownerName: ownerName(offer.owner, visit),
    dates: offerDates(offer.period, wording),
    code: offer.code,
    heart: offer.kind === 'promotion' ? favoriteButtonFor('promotion', offer, wording) : undefined,
    picture: offer.picture && shownPicture(offer.picture, visit.content),
    description: offer.description,
    descriptionLang: langOf(offer, 'description'),
    owner: ownerCard(offer.owner, visit),
    share: shareLinks(visit, offer.name),
    ...otherOffers(offer, visit, wording),
    list: wording.href('/promotions'),
  }
}

export type PromotionScreen = NonNullable<ReturnType<typeof promotionScreen>>

/** The home page may feature one that the lists don't name. */
function findOffer({ content }: PageContext, slug: string): Offer | undefined {
  return (
    findBySlug(listOffers(content.promotions, content.coupons), slug) ??
    findBySlug(listOffers(content.homepage?.featuredPromotions ?? [], []), slug)
  )
}

function headOf(offer: Offer, visit: PageContext, isOver: boolean) {
  return pageHead(visit, {
    title: offer.name,
    description: offer.summary,
    image: offer.picture,
    logo: ownerStore(offer.owner, visit)?.logo,
    section: { name: wordingFor(visit).messages.promotion.title, path: '/promotions' },
    structuredData: [offerData(offer, visit)],
    path: `/promotions/${encodeURIComponent(offer.slug)}`,
    languages: textLanguages('offer', offer),
    ...(isOver && { noindex: true }),
  })
}

function overText({ period }: Offer, wording: Wording): string {
  const { promotion: words } = wording.messages
  const last = lastDay(period, wording)
  return last === undefined ? words.over : words.overOn(dateText(last, wording))
}

/** What else its owner offers, then what others do. */
function otherOffers(offer: Offer, visit: PageContext, wording: Wording) {
  const rest = shownOffers(visit).filter(({ kind, id }) => kind !== offer.kind || id !== offer.id)
  const store = ownerStore(offer.owner, visit)
  const isSameOwner = ({ owner }: Offer) => store !== undefined && ownerStore(owner, visit) === store
  const card = (other: Offer) => offerCard(other, ownerStore(other.owner, visit), wording)
  return {
    fromOwner: rest.filter(isSameOwner).map(card),
    others: rest
      .filter((other) => !isSameOwner(other))
      .slice(0, maxOthers)
      .map(card),
  }
}
