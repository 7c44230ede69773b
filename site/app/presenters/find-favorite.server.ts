import type { MallEvent } from '@promenade/domain/mall/event'
import type { Store } from '@promenade/domain/mall/store'
import type { Period } from '@promenade/domain/mall/values'
import { listOffers, type Offer } from '@promenade/domain/promotions/offers'
import { isShown } from '@promenade/domain/schedule/schedule'
import { type Favorite, formatFavorite } from '../device/favorites.ts'
import type { PageContext } from '../page-context.ts'

export interface CurrentFavorite {
  readonly item: string
  readonly store?: Store
  readonly offer?: Offer
  readonly event?: MallEvent
}

/** The record of a favorite, if still visible. */
export function findCurrent(context: PageContext, favorite: Favorite): CurrentFavorite | undefined {
  const { content, now } = context
  const item = formatFavorite(favorite)
  const isHere = (record: { id: string; period: Period }) => record.id === favorite.id && isShown(record, now)
  if (favorite.type === 'event') {
    const event = content.events.find(isHere)
    return event && { item, event }
  }
  if (favorite.type === 'promotion') {
    const offer = offersOf(context).find(isHere)
    return offer && { item, offer }
  }
  const store = content.stores.find(({ id }) => id === favorite.id)
  return store && { item, store }
}

/** The favorites with a record that is still visible. */
export function currentFavorites(context: PageContext, favorites: readonly Favorite[]): readonly Favorite[] {
  return favorites.filter((favorite) => findCurrent(context, favorite) !== undefined)
}

/** The record of a favorite, over or not. */
export function findRecord(context: PageContext, { type, id }: Favorite) {
  const { stores, events } = context.content
  const records = { store: stores, event: events, promotion: offersOf(context) }[type]
  return records.find((record) => record.id === id)
}

/** The home page may feature promotions that the list lacks. */
export function offersOf({ content }: PageContext): readonly Offer[] {
  const featured = content.homepage?.featuredPromotions ?? []
  return listOffers([...content.promotions, ...featured], [])
}
