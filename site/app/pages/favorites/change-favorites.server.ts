import {
  type Favorite,
  decodeFavorite,
  missingFavorites,
  encodeFavorite,
  withFavorite,
  withoutFavorite,
} from '../../device/favorites.ts'
import type { Visitor } from '../../session-context.ts'

/** True on success: changes the account of a logged-in visitor, else the device's cookie. */
export async function changeFavorites(
  act: 'add' | 'remove',
  favorite: Favorite,
  visitor: Visitor,
): Promise<boolean> {
  const [encoded] = encodeFavorite(favorite)
  if (visitor.isLoggedIn() && encoded !== undefined) {
    const result = await visitor.call(act === 'add' ? 'add_favorite' : 'remove_favorite', encoded)
    if (result.kind === 'done') {
      visitor.storeFavorites(result.response.map(decodeFavorite))
      return true
    }
    // After the session expired, the change stays on the device until the next login.
    if (result.kind !== 'logged out') return false
  }
  const change = act === 'add' ? withFavorite : withoutFavorite
  visitor.storeFavorites(change(visitor.favorites(), favorite))
  return true
}

/** True on success: adds those that are missing and fit, and removes none. */
export async function mergeFavorites(received: readonly Favorite[], visitor: Visitor): Promise<boolean> {
  const { favorites, storage } = await loadFavorites(visitor)
  if (storage === 'behind') return false
  const missing = missingFavorites(favorites, received)
  if (storage === 'on device') {
    visitor.storeFavorites([...missing, ...favorites])
    return true
  }
  const result = await visitor.call('merge_favorites', { favorites: missing.flatMap(encodeFavorite) })
  if (result.kind !== 'done') return false
  visitor.storeFavorites(result.response.map(decodeFavorite))
  return true
}

/** The account's favorites if it responds, else the device's. */
export async function loadFavorites(visitor: Visitor) {
  const onDevice = { favorites: visitor.favorites(), storage: 'on device' as const }
  if (!visitor.isLoggedIn()) return onDevice
  const result = await visitor.call('get_favorites', {})
  if (result.kind === 'logged out') return onDevice
  if (result.kind !== 'done') return { favorites: visitor.favorites(), storage: 'behind' as const }
  const favorites = result.response.map(decodeFavorite)
  visitor.storeFavorites(favorites)
  return { favorites, storage: 'in account' as const }
}
