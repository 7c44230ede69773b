import { type Favorite, fromWire, toWire } from '../../visitor/favorites.ts'
import type { Visitor } from '../../visitor/visitor-context.ts'

/**
 * Adds what the device keeps to what the account does, and keeps both here from now on. Where that fails the device
 * keeps what it has: the next visit of the favorites tries again.
 */
export async function mergeFavorites(visitor: Visitor): Promise<readonly Favorite[]> {
  const kept = visitor.favorites()
  const favorites = kept.flatMap(toWire)
  const result =
    favorites.length > 0
      ? await visitor.call('merge_favorites', { favorites })
      : await visitor.call('get_favorites', {})
  if (result.kind !== 'done') return kept
  const merged = result.answer.map(fromWire)
  visitor.keepFavorites(merged)
  return merged
}
