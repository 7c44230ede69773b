import type { MallEvent } from '@promenade/domain/mall/event'
import type { Owner, Period } from '@promenade/domain/mall/values'
import { listOffers, type Offer } from '@promenade/domain/promotions/offers'
import { isShown } from '@promenade/domain/schedule/schedule'
import type { Visit } from '../../content/visit.ts'
import { formMessagesIn } from '../../messages/messages-in.server.ts'
import type { Heart } from '../../ui/favorite-button/favorite-button.tsx'
import { type Favorite, formatFavorite, parseFavorites } from '../../visitor/favorites.ts'
import { eventRow, offerCard } from '../../wording/cards.server.ts'
import { pageHead } from '../../wording/page-head.server.ts'
import { storeLines } from '../../wording/store-lines.server.ts'
import { storeTile } from '../../wording/store-tile.server.ts'
import { langOf, wordingFor } from '../../wording/wording.server.ts'

interface Present {
  readonly favorites: readonly Favorite[]
  readonly kept: 'on device' | 'in account' | 'behind'
}

/** What `/favorites` shows: everything kept that is still to be had, latest first, and what is not any more. */
export function favoritesScreen(visit: Visit, { favorites, kept }: Present, query: URLSearchParams) {
  const words = formMessagesIn(visit.locale).favorites
  const { href } = wordingFor(visit)
  const { accounts } = visit.offers
  const onDevice = accounts ? words.onDevice : words.onDeviceOnly
  return {
    head: pageHead(visit, { title: words.title, noindex: true }),
    note: noteOf(visit, query),
    words: textsOf(visit),
    where: { 'on device': onDevice, 'in account': words.inAccount, behind: words.behind }[kept],
    way: accounts
      ? kept === 'on device'
        ? { to: href('/login'), text: words.logIn }
        : { to: href('/profile'), text: words.profile }
      : undefined,
    ...shownFavorites(visit, favorites),
    ways: [
      { to: href('/stores'), text: words.toStores },
      { to: href('/promotions'), text: words.toPromotions },
    ],
    change: href('/favorites/change'),
  }
}

export type FavoritesScreen = ReturnType<typeof favoritesScreen>

function textsOf(visit: Visit) {
  const { title, intro, stores, promotions, events, over, overText, removeWord, none, noneHint } =
    formMessagesIn(visit.locale).favorites
  return { title, intro, stores, promotions, events, over, overText, removeWord, none, noneHint }
}

/** What has just been done without script. */
function noteOf(visit: Visit, query: URLSearchParams): string | undefined {
  const words = formMessagesIn(visit.locale).favorites
  const state = query.get('state')
  if (state === 'failed') return words.failed
  if (state !== 'added' && state !== 'removed') return undefined
  const [favorite] = parseFavorites(query.get('item') ?? '')
  return words[state]((favorite && findKept(visit, favorite)?.name) ?? words.it)
}

function shownFavorites(visit: Visit, favorites: readonly Favorite[]) {
  const wording = wordingFor(visit)
  const { remove } = formMessagesIn(visit.locale).favorites
  const droppable = <Card extends { heart?: Heart | undefined }>(card: Card, name: string) => ({
    ...card,
    heart: card.heart && { ...card.heart, drop: remove(name) },
  })
  const present = favorites.flatMap((favorite) => findPresent(visit, favorite) ?? [])
  const items = new Set(present.map(({ item }) => item))
  return {
    stores: present.flatMap(({ store }) =>
      store
        ? [
            {
              ...droppable(storeTile(store, wording), store.name),
              id: store.id,
              lines: storeLines(store, visit),
            },
          ]
        : [],
    ),
    promotions: present.flatMap(({ offer }) =>
      offer ? [droppable(offerCard(offer, ownerStore(visit, offer.owner), wording), offer.name)] : [],
    ),
    events: present.flatMap(({ event }) =>
      event ? [droppable(eventRow(event, ownerStore(visit, event.owner), wording), event.name)] : [],
    ),
    gone: favorites.flatMap((favorite) => {
      const item = formatFavorite(favorite)
      return items.has(item) ? [] : [goneView(visit, favorite, item)]
    }),
  }
}

interface PresentFavorite {
  readonly item: string
  readonly store?: Visit['content']['stores'][number]
  readonly offer?: Offer
  readonly event?: MallEvent
}

/** A kept record that visitors still see. */
function findPresent(visit: Visit, favorite: Favorite): PresentFavorite | undefined {
  const { content, now } = visit
  const item = formatFavorite(favorite)
  const isHere = (record: { id: string; period: Period }) => record.id === favorite.id && isShown(record, now)
  if (favorite.type === 'event') {
    const event = content.events.find(isHere)
    return event && { item, event }
  }
  if (favorite.type === 'promotion') {
    const offer = offersOf(visit).find(isHere)
    return offer && { item, offer }
  }
  const store = content.stores.find(({ id }) => id === favorite.id)
  return store && { item, store }
}

/** A kept record as far as it is known, over or not. */
function findKept(visit: Visit, { type, id }: Favorite) {
  const { stores, events } = visit.content
  const records = { store: stores, event: events, promotion: offersOf(visit) }[type]
  return records.find((record) => record.id === id)
}

function goneView(visit: Visit, favorite: Favorite, item: string) {
  const words = formMessagesIn(visit.locale).favorites
  const record = findKept(visit, favorite)
  const name = record?.name ?? words.unnamed[favorite.type]
  return { item, name, lang: record && langOf(record, 'name'), remove: words.remove(name) }
}

/** The home page may feature one that the lists don't name. */
function offersOf({ content }: Visit): readonly Offer[] {
  const featured = content.homepage?.featuredPromotions ?? []
  return listOffers([...content.promotions, ...featured], [])
}

function ownerStore({ content }: Visit, owner: Owner) {
  return owner.kind === 'store' ? content.stores.find(({ id }) => id === owner.storeId) : undefined
}
