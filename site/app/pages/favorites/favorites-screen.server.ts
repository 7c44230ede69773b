import { planAddress } from '../../presenters/plan-link.server.ts'
import type { PageContext } from '../../page-context.ts'
import type { Query } from '../../route-handle.ts'
import { formMessagesIn } from '../../messages/messages-in.server.ts'
import { type Favorite, formatFavorite, formatFavorites, parseFavorites } from '../../device/favorites.ts'
import { eventRow, offerCard } from '../../presenters/cards.server.ts'
import { ownerStore } from '../../presenters/owner-store.ts'
import { pageHead } from '../../presenters/page-head.server.ts'
import { qrCode } from '../../presenters/qr-code.server.ts'
import { storeLines } from '../../presenters/store-lines.server.ts'
import { storeTile } from '../../presenters/store-tile.server.ts'
import { langOf } from '../../presenters/lang-of.ts'
import { currentFavorites, findCurrent, findRecord } from '../../presenters/find-favorite.ts'
import { printedFavorites } from './listed-favorites.server.ts'
import { fitsCode, receivedFavorites, sentFavorites } from './received-favorites.server.ts'
import type { Removal } from './remove-favorite.tsx'

interface StoredFavorites {
  readonly favorites: readonly Favorite[]
  readonly storage: 'on device' | 'in account' | 'behind'
}

/** `/favorites`: current favorites, latest first, and those that are over. */
export function favoritesScreen(
  context: PageContext,
  { favorites, storage }: StoredFavorites,
  query: Query<'state' | 'item' | 'add'>,
) {
  const words = formMessagesIn(context.locale).favorites
  const { href } = context
  const { accounts } = context.features
  const onDevice = accounts ? words.onDevice : words.onDeviceOnly
  const note = noteOf(context, query)
  const list = query.get('add')
  const received = list === null ? undefined : receivedFavorites(context, list, favorites)
  return {
    head: headOf(context, note, received?.title),
    note,
    received,
    sent: sentView(context, favorites),
    printed: printedFavorites(context, favorites),
    words: textsOf(context),
    where: { 'on device': onDevice, 'in account': words.inAccount, behind: words.behind }[storage],
    link: accounts
      ? storage === 'on device'
        ? { to: href('/login'), text: words.logIn }
        : { to: href('/profile'), text: words.profile }
      : undefined,
    plan: planLink(context, favorites),
    ...favoriteItems(context, favorites),
    links: [
      { to: href('/stores'), text: words.toStores },
      { to: href('/promotions'), text: words.toPromotions },
    ],
    change: href('/favorites/change'),
  }
}

export type FavoritesScreen = ReturnType<typeof favoritesScreen>

/** The plan of a visit with the favorites that are not over, the oldest first. */
function planLink(context: PageContext, favorites: readonly Favorite[]) {
  const present = currentFavorites(context, favorites)
  if (present.length === 0) return undefined
  return {
    to: planAddress(present.toReversed(), context),
    text: context.messages.visitPlan.planThese,
  }
}

function textsOf(context: PageContext) {
  const { favorites, lang } = formMessagesIn(context.locale)
  const { added, removed, remove, undo, unnamed, merged, received, send, ...texts } = favorites
  return { ...texts, ...(lang && { lang }) }
}

interface Note {
  readonly text: string
  readonly isFault: boolean
  /** Restores a removed favorite. */
  readonly undo?: { readonly item: string; readonly label: string }
}

/** The outcome of a change without script. */
function noteOf(context: PageContext, query: Query<'state' | 'item' | 'add'>): Note | undefined {
  const words = formMessagesIn(context.locale).favorites
  const state = query.get('state')
  if (state === 'failed') return { text: words.failed, isFault: true }
  if (state === 'merged') return { text: mergedText(context, query.get('item') ?? ''), isFault: false }
  if (state !== 'added' && state !== 'removed') return undefined
  const [favorite] = parseFavorites(query.get('item') ?? '')
  const name = (favorite && findRecord(context, favorite)?.name) ?? words.it
  const undo = favorite && { item: formatFavorite(favorite), label: words.undo(name) }
  return { text: words[state](name), isFault: false, ...(state === 'removed' && undo && { undo }) }
}

function mergedText(context: PageContext, list: string): string {
  const words = formMessagesIn(context.locale).favorites
  const favorites = parseFavorites(list)
  const [favorite] = favorites
  const name = favorite && findRecord(context, favorite)?.name
  return favorites.length === 1 ? words.added(name ?? words.it) : words.merged(favorites.length)
}

/** The link and the code for another device, with what is still current; undefined without favorites. */
function sentView(context: PageContext, favorites: readonly Favorite[]) {
  const { tooManyForLink, noCode, ...words } = formMessagesIn(context.locale).favorites.send
  const current = currentFavorites(context, favorites)
  if (current.length === 0) return undefined
  const sent = sentFavorites(current)
  const page = context.href('/favorites')
  const address = `${context.origin}${page}?add=${formatFavorites(sent)}`
  const hasCode = fitsCode(address)
  return {
    words,
    page,
    address,
    items: sent.map(formatFavorite),
    code: hasCode ? qrCode(address) : undefined,
    notes: [
      ...(hasCode ? [] : [noCode]),
      ...(sent.length < current.length ? [tooManyForLink(sent.length)] : []),
    ],
  }
}

export type SentFavorites = NonNullable<ReturnType<typeof sentView>>

/** The outcome, or the question of a link, is the start of the page's title. */
function headOf(context: PageContext, note: Note | undefined, question: string | undefined) {
  const { favorites, form } = formMessagesIn(context.locale)
  const head = pageHead(context, { title: favorites.title, description: favorites.intro, noindex: true })
  if (note === undefined)
    return question === undefined ? head : { ...head, title: `${question} · ${head.title}` }
  return { ...head, title: note.isFault ? `${form.error} ${head.title}` : `${note.text} · ${head.title}` }
}

function favoriteItems(context: PageContext, favorites: readonly Favorite[]) {
  const present = favorites.flatMap((favorite) => findCurrent(context, favorite) ?? [])
  const items = new Set(present.map(({ item }) => item))
  return {
    stores: present.flatMap(({ item, store }) => {
      if (store === undefined) return []
      const { favoriteButton: _, ...tile } = storeTile(store, context)
      return [
        {
          ...tile,
          id: store.id,
          lines: storeLines(store, context),
          removal: removalOf(item, store.name, context),
        },
      ]
    }),
    promotions: present.flatMap(({ item, offer }) => {
      if (offer === undefined) return []
      const { favoriteButton: _, ...card } = offerCard(offer, ownerStore(offer.owner, context), context)
      return [{ ...card, removal: removalOf(item, offer.name, context) }]
    }),
    events: present.flatMap(({ item, event }) => {
      if (event === undefined) return []
      const { favoriteButton: _, ...row } = eventRow(event, ownerStore(event.owner, context), context)
      return [{ ...row, removal: removalOf(item, event.name, context) }]
    }),
    gone: favorites.flatMap((favorite) => {
      const item = formatFavorite(favorite)
      return items.has(item) ? [] : [goneView(context, favorite, item)]
    }),
  }
}

function removalOf(item: string, name: string, context: PageContext): Removal {
  const { remove, undo, removed } = formMessagesIn(context.locale).favorites
  return { item, remove: remove(name), undo: undo(name), removed: removed(name) }
}

function goneView(context: PageContext, favorite: Favorite, item: string) {
  const words = formMessagesIn(context.locale).favorites
  const record = findRecord(context, favorite)
  const name = record?.name ?? words.unnamed[favorite.type]
  return { name, lang: record && langOf(record, 'name'), removal: removalOf(item, name, context) }
}
