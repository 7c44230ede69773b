import { addDays } from '@promenade/domain/calendar/dates'
import { dateIn } from '@promenade/domain/calendar/instants'
import type { Hours } from '@promenade/domain/mall/hours'
import { hoursOn } from '@promenade/domain/hours/hours-on'
import { storeHours } from '@promenade/domain/hours/store-hours'
import type { MallEvent } from '@promenade/domain/mall/event'
import type { Store } from '../../../content/mall-content.ts'
import type { Offer } from '@promenade/domain/promotions/offers'
import { isShown } from '@promenade/domain/schedule/schedule'
import { formatFavorite } from '../../device/favorites.ts'
import type { PageContext } from '../../page-context.ts'
import { offersOf } from '../../presenters/find-favorite.ts'
import { atLineStart, formatDay } from '../../presenters/format.ts'
import { dayHoursText } from '../../presenters/hours-lines.server.ts'
import { langOf } from '../../presenters/lang-of.ts'
import { ownerName } from '../../presenters/owner-card.server.ts'
import { ownerStore } from '../../presenters/owner-store.ts'
import { offerDates, whenText } from '../../presenters/period-text.server.ts'
import { phoneLink, type PhoneLink } from '../../presenters/phone-link.server.ts'
import { storePlace } from '../../presenters/store-place.ts'

/** A store, offer or event, as far as a device without a network knows it. */
export interface KnownItem {
  /** As in the cookie of favorites: `s12`. */
  readonly item: string
  /** Path without language prefix. */
  readonly path: string
  readonly name: string
  readonly lang: string | undefined
  /** The place and the time, as text. */
  readonly facts: readonly string[]
  readonly phone?: PhoneLink | undefined
  readonly directions?: string | undefined
  /** Days with their dates, which stay true while the device is offline. */
  readonly days: readonly { readonly day: string; readonly hours: string }[]
}

/** Days of hours: a device that is longer without a network has nothing newer. */
const shownDays = 7

/** More would fill the storage of devices. */
const maxItems = 1_000

export function knownItems(context: PageContext): readonly KnownItem[] {
  const { content, now } = context
  const here = <T extends Offer | MallEvent>(records: readonly T[]) =>
    records.filter((record) => isShown(record, now))
  return [
    ...content.stores.map((store) => knownStore(store, context)),
    ...here(offersOf(context)).map((offer) => knownOffer(offer, context)),
    ...here(content.events).map((event) => knownEvent(event, context)),
  ].slice(0, maxItems)
}

function knownStore(store: Store, context: PageContext): KnownItem {
  const place = storePlace(store, context)
  const { state, hours } = hoursView(store, context)
  return {
    item: formatFavorite({ type: 'store', id: store.id }),
    path: `/stores/${store.slug}`,
    name: store.name,
    lang: langOf(store, 'name'),
    facts: [place, state].filter((text) => text !== undefined),
    phone: phoneLink(store.phone, context),
    directions:
      context.content.map &&
      context.href(`/map?${new URLSearchParams({ to: store.slug, store: store.slug })}`),
    days: hours === undefined ? [] : daysOf(hours, context),
  }
}

/** The hours, or why there are none. */
function hoursView(
  store: Store,
  { messages, content }: PageContext,
): { readonly state?: string; readonly hours?: Hours } {
  if (store.isComingSoon) return { state: messages.store.notYetOpen }
  if (store.isTemporarilyClosed) return { state: messages.store.closedForNow }
  if (store.freeFormHours !== undefined) return { state: messages.hours.unknown }
  const { hours, source } = storeHours(store.hours, content.hours)
  return { hours, ...(source === 'centre' && { state: messages.hours.sameAsCentre }) }
}

function daysOf(hours: Hours, context: PageContext): KnownItem['days'] {
  const today = dateIn(context.now, context.timeZone)
  return Array.from({ length: shownDays }, (_, index) => {
    const date = addDays(today, index)
    const { hours: ofDay, holidayName } = hoursOn(hours, date)
    return {
      day: atLineStart(formatDay(date, context.locale)),
      hours: [dayHoursText(ofDay, context), holidayName].filter(Boolean).join(' · '),
    }
  })
}

function knownOffer(offer: Offer, context: PageContext): KnownItem {
  const where = ownedPlace(offer, undefined, context)
  return {
    item: formatFavorite({ type: 'promotion', id: offer.id }),
    path: `/promotions/${offer.slug}`,
    name: offer.name,
    lang: langOf(offer, 'name'),
    facts: [...where, offerDates(offer.period, context)].filter((text) => text !== ''),
    days: [],
  }
}

function knownEvent(event: MallEvent, context: PageContext): KnownItem {
  const where = ownedPlace(event, event.place, context)
  return {
    item: formatFavorite({ type: 'event', id: event.id }),
    path: `/events-and-news/${event.slug}`,
    name: event.name,
    lang: langOf(event, 'name'),
    facts: [...where, whenText(event.period, event.showsTimes, context)].filter((text) => text !== ''),
    days: [],
  }
}

function ownedPlace(
  { owner }: Pick<MallEvent, 'owner'>,
  place: string | undefined,
  context: PageContext,
): readonly string[] {
  const store = ownerStore(owner, context)
  const where = place ?? (store && storePlace(store, context))
  return [ownerName(owner, context), where].filter((text) => text !== undefined)
}
