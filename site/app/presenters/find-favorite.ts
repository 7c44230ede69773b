import type { EpochMs } from '@promenade/domain/calendar/instants'
import type { Period } from '@promenade/domain/mall/values'
import { listOffers, type OfferOf } from '@promenade/domain/promotions/offers'
import { isShown } from '@promenade/domain/schedule/schedule'
import { type Favorite, formatFavorite } from '../device/favorites.ts'
import type { Clock, Mall } from './page-parts.ts'

interface Identified {
  readonly id: string
}

interface Dated extends Identified {
  readonly slug: string
  readonly period: Period
}

/**
 * The records that can be favorites: the mall's content, or the part of it that a device without a network
 * has.
 */
interface Favorites<Store, Promotion, MallEvent> {
  readonly stores: readonly Store[]
  readonly promotions: readonly Promotion[]
  readonly events: readonly MallEvent[]
  readonly homepage?: { readonly featuredPromotions: readonly Promotion[] } | undefined
}

interface CurrentMall<Store, Promotion, MallEvent> {
  readonly content: Favorites<Store, Promotion, MallEvent>
  readonly now: EpochMs
}

/** The record of a favorite, if still visible. */
export function findCurrent<Store extends Identified, Promotion extends Dated, MallEvent extends Dated>(
  { content, now }: CurrentMall<Store, Promotion, MallEvent>,
  favorite: Favorite,
):
  | {
      readonly item: string
      readonly store?: Store
      readonly offer?: OfferOf<Promotion>
      readonly event?: MallEvent
    }
  | undefined {
  const item = formatFavorite(favorite)
  const isHere = (record: Dated) => record.id === favorite.id && isShown(record, now)
  if (favorite.type === 'event') {
    const event = content.events.find(isHere)
    return event && { item, event }
  }
  if (favorite.type === 'promotion') {
    const offer = offersOf({ content }).find(isHere)
    return offer && { item, offer }
  }
  const store = content.stores.find(({ id }) => id === favorite.id)
  return store && { item, store }
}

/** The favorites with a record that is still visible. */
export function currentFavorites(context: Mall & Clock, favorites: readonly Favorite[]): readonly Favorite[] {
  return favorites.filter((favorite) => findCurrent(context, favorite) !== undefined)
}

/** The record of a favorite, over or not. */
export function findRecord(context: Mall, { type, id }: Favorite) {
  const { stores, events } = context.content
  const records = { store: stores, event: events, promotion: offersOf(context) }[type]
  return records.find((record) => record.id === id)
}

/** The home page may feature promotions that the list lacks. */
export function offersOf<Promotion extends Dated>({
  content: { promotions, homepage },
}: {
  readonly content: Pick<Favorites<unknown, Promotion, unknown>, 'promotions' | 'homepage'>
}): readonly OfferOf<Promotion>[] {
  return listOffers([...promotions, ...(homepage?.featuredPromotions ?? [])], [])
}
