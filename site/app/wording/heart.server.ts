import type { Heart } from '../ui/favorite-button/favorite-button.tsx'
import { type FavoriteType, formatFavorite } from '../visitor/favorites.ts'
import type { Wording } from './wording.server.ts'

/** The heart of a store, promotion or event; nothing else can be kept. */
export function heartFor(
  type: FavoriteType,
  { id, name }: { readonly id: string; readonly name: string },
  { messages }: Wording,
): Heart {
  return { item: formatFavorite({ type, id }), label: messages.favorite.save(name) }
}
