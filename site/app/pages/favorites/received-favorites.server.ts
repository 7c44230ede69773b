import {
  type Favorite,
  formatFavorite,
  formatFavorites,
  missingFavorites,
  parseFavorites,
} from '../../device/favorites.ts'
import { formMessagesIn } from '../../messages/messages-in.server.ts'
import type { PageContext } from '../../page-context.ts'
import { currentFavorites } from '../../presenters/find-favorite.ts'
import { listedFavorite } from './listed-favorites.server.ts'

/** Maximum length of the list in a link; a whole address may have 2,048 characters. */
const maxLength = 1_500

/** Longer addresses make a code too dense for a camera. */
const maxCodeLength = 500

/** The link of a list with 200 ids may be too long: the latest that fit. */
export function sentFavorites(favorites: readonly Favorite[]): readonly Favorite[] {
  const max = favorites.findIndex((_, at) => formatFavorites(favorites.slice(0, at + 1)).length > maxLength)
  return max === -1 ? favorites : favorites.slice(0, max)
}

export function fitsCode(address: string): boolean {
  return address.length <= maxCodeLength
}

/** The favorites of a link; undefined if it is too long. */
export function parseReceived(list: string): readonly Favorite[] | undefined {
  return list.length > maxLength ? undefined : parseFavorites(list)
}

/** The favorites that a link would add to the present ones. Only its form adds them. */
export function receivedFavorites(context: PageContext, list: string, present: readonly Favorite[]) {
  const { received: words } = formMessagesIn(context.locale).favorites
  const received = parseReceived(list)
  if (received === undefined) return { title: words.tooLong, text: words.tooLongHint, items: [], notes: [] }
  const current = currentFavorites(context, received)
  const unlimited = current.filter((favorite) => !isIn(present, favorite))
  const added = missingFavorites(present, current)
  const isEmpty = added.length === 0
  return {
    title: isEmpty ? words.nothing : words.title,
    text: isEmpty ? undefined : words.text,
    items: added.flatMap((favorite) => listedFavorite(context, favorite) ?? []),
    submit: isEmpty ? undefined : { list: formatFavorites(added), label: words.add(added.length) },
    notes: [
      ...noteOf(current.length - unlimited.length, words.present),
      ...noteOf(countParts(list) - current.length, words.leftOut),
      ...noteOf(unlimited.length - added.length, words.noRoom),
    ],
  }
}

export type ReceivedFavorites = ReturnType<typeof receivedFavorites>

function isIn(favorites: readonly Favorite[], favorite: Favorite): boolean {
  return favorites.some((other) => formatFavorite(other) === formatFavorite(favorite))
}

/** Each entry once, also those that cannot be read. */
function countParts(list: string): number {
  return new Set(list.split('.').filter((part) => part !== '')).size
}

function noteOf(count: number, text: (count: number) => string): readonly string[] {
  return count > 0 ? [text(count)] : []
}
