import type { MallEvent } from '@promenade/domain/mall/event'
import type { Owner, Picture } from '@promenade/domain/mall/values'
import type { Offer } from '@promenade/domain/promotions/offers'
import type { EventRowProps } from '../components/event-row/event-row.tsx'
import type { OfferCardProps } from '../components/offer-card/offer-card.tsx'
import { favoriteButtonFor } from './favorite-button.server.ts'
import { eventDateBlock, offerDates, whenText } from './period-text.server.ts'
import { pictureSource } from './picture-source.server.ts'
import { langOf } from './lang-of.ts'
import type { Clock, Mall, Words } from './page-parts.ts'

/** The part of a store that a card needs. */
export interface CardStore {
  readonly slug: string
  readonly name: string
  readonly logo?: Picture
}

/** A promotion or coupon as a card; `id` is unique across both kinds. */
export function offerCard(
  offer: Offer,
  store: CardStore | undefined,
  context: Words & Clock & Mall,
): OfferCardProps & { id: string } {
  return {
    id: `${offer.kind}-${offer.id}`,
    to: context.href(`/promotions/${offer.slug}`),
    title: offer.name,
    lang: langOf(offer, 'name'),
    kicker: ownerName(offer.owner, store),
    dates: offerDates(offer.period, context),
    label: offer.kind === 'coupon' ? context.messages.promotion.coupon : undefined,
    picture: cardPicture(offer.picture ?? store?.logo, context),
    favoriteButton: offer.kind === 'promotion' ? favoriteButtonFor('promotion', offer, context) : undefined,
  }
}

/** An event as a card among promotions. */
export function eventCard(
  event: MallEvent,
  store: CardStore | undefined,
  context: Words & Clock & Mall,
): OfferCardProps & { id: string } {
  return {
    id: `event-${event.id}`,
    to: context.href(`/events-and-news/${event.slug}`),
    title: event.name,
    lang: langOf(event, 'name'),
    kicker: event.place ?? ownerName(event.owner, store),
    dates: whenText(event.period, event.showsTimes, context),
    label: context.messages.events.event,
    picture: cardPicture(event.picture ?? store?.logo, context),
    favoriteButton: favoriteButtonFor('event', event, context),
  }
}

export function eventRow(
  event: MallEvent,
  store: CardStore | undefined,
  context: Words & Clock & Mall,
): EventRowProps & { id: string } {
  return {
    id: event.id,
    to: context.href(`/events-and-news/${event.slug}`),
    title: event.name,
    lang: langOf(event, 'name'),
    when: whenText(event.period, event.showsTimes, context),
    place: event.place ?? ownerName(event.owner, store),
    summary: event.subtitle ?? event.summary,
    date: eventDateBlock(event.period, context),
    picture: cardPicture(event.picture, context),
    favoriteButton: favoriteButtonFor('event', event, context),
  }
}

function ownerName(owner: Owner, store: CardStore | undefined): string | undefined {
  return store?.name ?? (owner.kind === 'store' ? owner.storeName : undefined)
}

function cardPicture(picture: Picture | undefined, context: Mall) {
  return picture && pictureSource(picture, context)
}
