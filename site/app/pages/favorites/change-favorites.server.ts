import { type Favorite, fromWire, toWire, withFavorite, withoutFavorite } from '../../device/favorites.ts'
import type { Visitor } from '../../session-context.ts'

/** Whether it is done: in the account of who is logged in, else on the device, which keeps whatever it is given. */
export async function changeFavorites(
  act: 'add' | 'remove',
  favorite: Favorite,
  visitor: Visitor,
): Promise<boolean> {
  const [wire] = toWire(favorite)
  if (visitor.isLoggedIn() && wire !== undefined) {
    const result = await visitor.call(act === 'add' ? 'add_favorite' : 'remove_favorite', wire)
    if (result.kind === 'done') {
      visitor.storeFavorites(result.answer.map(fromWire))
      return true
    }
    // Whose session is over keeps on the device what an account can take in later.
    if (result.kind !== 'logged out') return false
  }
  const change = act === 'add' ? withFavorite : withoutFavorite
  visitor.storeFavorites(change(visitor.favorites(), favorite))
  return true
}

/** What there is to show: the account's, where there is one that answers. */
export async function loadFavorites(visitor: Visitor) {
  const onDevice = { favorites: visitor.favorites(), storage: 'on device' as const }
  if (!visitor.isLoggedIn()) return onDevice
  const result = await visitor.call('get_favorites', {})
  if (result.kind === 'logged out') return onDevice
  if (result.kind !== 'done') return { favorites: visitor.favorites(), storage: 'behind' as const }
  const favorites = result.answer.map(fromWire)
  visitor.storeFavorites(favorites)
  return { favorites, storage: 'in account' as const }
}
