import { dateIn } from '@promenade/domain/calendar/instants'
import { storeHours } from '@promenade/domain/hours/store-hours'
import type { Store } from '../../../content/mall-content.ts'
import { type Favorite, formatFavorite } from '../../device/favorites.ts'
import { offerCard, eventRow } from '../../presenters/cards.server.ts'
import { atLineStart, formatDayWithYear } from '../../presenters/format.ts'
import { todaysHoursText } from '../../presenters/hours-lines.server.ts'
import { langOf } from '../../presenters/lang-of.ts'
import { ownerStore } from '../../presenters/owner-store.ts'
import { storePlace } from '../../presenters/store-place.ts'
import type { PageContext } from '../../page-context.ts'
import { findCurrent } from '../../presenters/find-favorite.ts'

/** A favorite in one line: its place, and today's hours or its dates. */
export interface ListedFavorite {
  readonly item: string
  readonly type: Favorite['type']
  readonly name: string
  readonly lang: string | undefined
  readonly place: string | undefined
  readonly when: string
}

/** Undefined for a favorite that is over or unknown. */
export function listedFavorite(context: PageContext, favorite: Favorite): ListedFavorite | undefined {
  const { store, offer, event } = findCurrent(context, favorite) ?? {}
  const base = { item: formatFavorite(favorite), type: favorite.type }
  if (store !== undefined) {
    return {
      ...base,
      name: store.name,
      lang: langOf(store, 'name'),
      place: storePlace(store, context),
      when: todaysHoursOf(store, context),
    }
  }
  if (offer !== undefined) {
    const owner = ownerStore(offer.owner, context)
    const { title, lang, kicker, dates } = offerCard(offer, owner, context)
    return { ...base, name: title, lang, place: joined(kicker, owner, context), when: dates ?? '' }
  }
  if (event === undefined) return undefined
  const owner = ownerStore(event.owner, context)
  const { title, lang, place, when } = eventRow(event, owner, context)
  return { ...base, name: title, lang, place, when }
}

/** For paper: today's date, and all current favorites by kind. */
export function printedFavorites(context: PageContext, favorites: readonly Favorite[]) {
  const items = favorites.flatMap((favorite) => listedFavorite(context, favorite) ?? [])
  const today = dateIn(context.now, context.timeZone)
  return { today: atLineStart(formatDayWithYear(today, context.locale)), items }
}

function todaysHoursOf(store: Store, context: PageContext): string {
  const { messages, content } = context
  if (store.isComingSoon) return messages.store.notYetOpen
  if (store.isTemporarilyClosed) return messages.store.closedForNow
  if (store.freeFormHours !== undefined) return messages.hours.unknown
  return todaysHoursText(storeHours(store.hours, content.hours).hours, context)
}

/** The name with its place: `Acme, level 1, unit 104`. */
function joined(name: string | undefined, owner: Store | undefined, context: PageContext) {
  const place = owner && storePlace(owner, context)
  return name !== undefined && place !== undefined ? `${name}, ${place}` : (name ?? place)
}
