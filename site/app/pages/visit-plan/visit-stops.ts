import type { Hours } from '@promenade/domain/mall/hours'
import { storeHours } from '@promenade/domain/hours/store-hours'
import type { Owner } from '@promenade/domain/mall/values'
import { isShown } from '@promenade/domain/schedule/schedule'
import {
  eventWindows,
  offerWindows,
  storeWindows,
  type VisitDay,
} from '@promenade/domain/visit-plan/day-windows'
import type { VisitWindow } from '@promenade/domain/visit-plan/visit-plan'
import type { PlanContext } from './plan-context.ts'
import type { Favorite } from '../../device/favorites.ts'
import type { StopEvent, StopPromotion, StopStore } from '../../device/visit-data.ts'
import { findCurrent, offersOf } from '../../presenters/find-favorite.ts'
import { langOf } from '../../presenters/lang-of.ts'
import { ownerStore } from '../../presenters/owner-store.ts'
import { storePlace } from '../../presenters/store-place.ts'

/** A store, offer or event that can be a stop. */
export interface StopRecord {
  readonly name: string
  readonly lang: string | undefined
  readonly to: string
  /** Slug of the store, which is the place on the map. */
  readonly storeSlug: string | undefined
  /** The place as text. */
  readonly place: string | undefined
  /** The store of an offer or event. */
  readonly owner: string | undefined
  /** Why its store is closed on every day for now. */
  readonly closure?: 'comingSoon' | 'temporarilyClosed' | undefined
  readonly windowsOn: (day: VisitDay) => readonly VisitWindow[]
}

/** The record of a stop, if visitors still see it. */
export function findStopRecord(context: PlanContext, stop: Favorite): StopRecord | undefined {
  const { store, offer, event } = findCurrent(context, stop) ?? {}
  if (store !== undefined) return storeRecord(store, context)
  if (offer !== undefined) return offerRecord(offer, context)
  return event && eventRecord(event, context)
}

/** Offers that visitors see now, each once. */
export function visibleOffers(context: PlanContext): readonly StopPromotion[] {
  const offers = offersOf(context).filter((offer) => isShown(offer, context.now))
  return [...new Map(offers.map((offer) => [offer.id, offer])).values()]
}

function storeRecord(store: StopStore, context: PlanContext): StopRecord {
  return {
    name: store.name,
    lang: langOf(store, 'name'),
    to: context.href(`/stores/${encodeURIComponent(store.slug)}`),
    storeSlug: store.slug,
    place: storePlace(store, context),
    owner: undefined,
    closure: closureOf(store),
    windowsOn: (day) => whileOpen(store, context, (hours) => storeWindows(hours, day)),
  }
}

function offerRecord(offer: StopPromotion, context: PlanContext): StopRecord {
  return {
    ...ownedRecord(offer, context),
    to: context.href(`/promotions/${encodeURIComponent(offer.slug)}`),
    windowsOn: (day) =>
      whileOpen(ownerStore(offer.owner, context), context, (hours) => offerWindows(offer, hours, day)),
  }
}

function eventRecord(event: StopEvent, context: PlanContext): StopRecord {
  const owned = ownedRecord(event, context)
  return {
    ...owned,
    place: event.place ?? owned.place,
    to: context.href(`/events-and-news/${encodeURIComponent(event.slug)}`),
    windowsOn: (day) =>
      whileOpen(ownerStore(event.owner, context), context, (hours) => eventWindows(event, hours, day)),
  }
}

type Owned = { readonly name: string; readonly owner: Owner; readonly untranslated: readonly string[] }

function ownedRecord(record: Owned, context: PlanContext) {
  const store = ownerStore(record.owner, context)
  return {
    name: record.name,
    lang: langOf(record, 'name'),
    storeSlug: store?.slug,
    place: store && storePlace(store, context),
    owner: store?.name,
    closure: closureOf(store),
  }
}

function closureOf(store: StopStore | undefined): StopRecord['closure'] {
  if (store?.isComingSoon) return 'comingSoon'
  return store?.isTemporarilyClosed ? 'temporarilyClosed' : undefined
}

/** The centre's hours stand in for a store's; of a store with hours in free text nobody knows them. */
function whileOpen<Window>(
  store: StopStore | undefined,
  { content }: PlanContext,
  windows: (hours: Hours) => readonly Window[],
): readonly Window[] {
  if (store === undefined) return windows(content.hours)
  if (closureOf(store) !== undefined) return []
  if (store.freeFormHours !== undefined) return windows({ regular: [], holidays: [] })
  return windows(storeHours(store.hours, content.hours).hours)
}
