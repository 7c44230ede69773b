import type { FavoriteButtonView } from '../components/favorite-button/favorite-button.tsx'
import { type FavoriteType, formatFavorite } from '../device/favorites.ts'
import type { Words } from './page-parts.ts'

/** The favorite button of a store, promotion or event. */
export function favoriteButtonFor(
  type: FavoriteType,
  { id, name }: { readonly id: string; readonly name: string },
  { messages }: Words,
): FavoriteButtonView {
  return { item: formatFavorite({ type, id }), label: messages.favorite.save(name) }
}
