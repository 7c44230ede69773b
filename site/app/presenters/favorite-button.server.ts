import type { FavoriteButtonView } from '../components/favorite-button/favorite-button.tsx'
import { type FavoriteType, formatFavorite } from '../device/favorites.ts'
import type { PageContext } from '../page-context.ts'

/** The favorite button of a store, promotion or event. */
export function favoriteButtonFor(
  type: FavoriteType,
  { id, name }: { readonly id: string; readonly name: string },
  { messages }: PageContext,
): FavoriteButtonView {
  return { item: formatFavorite({ type, id }), label: messages.favorite.save(name) }
}
