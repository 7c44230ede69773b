import {
  type Favorite,
  favoritesCookie,
  formatFavorites,
  parseFavorites,
} from '../../app/device/favorites.ts'
import type { Cookies } from './cookies.ts'

/** The longest that browsers keep a cookie. */
const keptSeconds = 400 * 24 * 60 * 60

/** Those that the device keeps. */
export function readFavorites(cookies: Cookies): readonly Favorite[] {
  return parseFavorites(cookies.get(favoritesCookie) ?? '')
}

/** Says that the account does not have all of the device's yet. */
const dueCookie = 'favorites_due'

export function isMergeDue(cookies: Cookies): boolean {
  return cookies.get(dueCookie) !== undefined
}

export function setMergeDue(cookies: Cookies, isDue: boolean): void {
  if (isDue) cookies.set(dueCookie, '1', { seconds: keptSeconds, isHidden: true })
  else cookies.clear(dueCookie)
}

export function storeFavorites(cookies: Cookies, favorites: readonly Favorite[]): void {
  const value = formatFavorites(favorites)
  if (value === '') cookies.clear(favoritesCookie)
  else cookies.set(favoritesCookie, value, { seconds: keptSeconds })
}
