import type { MallEvent } from '@promenade/domain/mall/event'
import type { Owner, Picture } from '@promenade/domain/mall/values'
import type { Offer } from '@promenade/domain/promotions/offers'
import type { EventRowProps } from '../components/event-row/event-row.tsx'
import type { OfferCardProps } from '../components/offer-card/offer-card.tsx'
import { favoriteButtonFor } from './favorite-button.server.ts'
import { eventLeaf, offerDates, whenText } from './period-text.server.ts'
import { shownPicture } from './shown-picture.server.ts'
import { langOf, type Wording } from './wording.server.ts'

/** The little a card must know of a store it belongs to. */
export interface CardStore {
  readonly slug: string
  readonly name: string
  readonly logo?: Picture
}

/** The card of a promotion or coupon; `id` tells the two kinds apart. */
export function offerCard(
  offer: Offer,
  store: CardStore | undefined,
  wording: Wording,
): OfferCardProps & { id: string } {
  return {
    id: `${offer.kind}-${offer.id}`,
    to: wording.href(`/promotions/${offer.slug}`),
    title: offer.name,
    lang: langOf(offer, 'name'),
    kicker: ownerName(offer.owner, store),
    note: offerDates(offer.period, wording),
    mark: offer.kind === 'coupon' ? wording.messages.promotion.coupon : undefined,
    picture: cardPicture(offer.picture ?? store?.logo, wording),
    heart: offer.kind === 'promotion' ? favoriteButtonFor('promotion', offer, wording) : undefined,
  }
}

/** The card of an event among promotions. */
export function eventCard(
  event: MallEvent,
  store: CardStore | undefined,
  wording: Wording,
): OfferCardProps & { id: string } {
  return {
    id: `event-${event.id}`,
    to: wording.href(`/events-and-news/${event.slug}`),
    title: event.name,
    lang: langOf(event, 'name'),
    kicker: event.place ?? ownerName(event.owner, store),
    note: whenText(event.period, event.showsTimes, wording),
    mark: wording.messages.events.event,
    picture: cardPicture(event.picture ?? store?.logo, wording),
    heart: favoriteButtonFor('event', event, wording),
  }
}

export function eventRow(
  event: MallEvent,
  store: CardStore | undefined,
  wording: Wording,
): EventRowProps & { id: string } {
  return {
    id: event.id,
    to: wording.href(`/events-and-news/${event.slug}`),
    title: event.name,
    lang: langOf(event, 'name'),
    when: whenText(event.period, event.showsTimes, wording),
    place: event.place ?? ownerName(event.owner, store),
    summary: event.subtitle ?? event.summary,
    date: eventLeaf(event.period, wording),
    picture: cardPicture(event.picture, wording),
    heart: favoriteButtonFor('event', event, wording),
  }
}

function ownerName(owner: Owner, store: CardStore | undefined): string | undefined {
  return store?.name ?? (owner.kind === 'store' ? owner.storeName : undefined)
}

function cardPicture(picture: Picture | undefined, wording: Wording) {
  return picture && shownPicture(picture, wording)
}
