import {
  type Favorite,
  favoritesCookie,
  formatFavorites,
  parseFavorites,
} from '../../app/device/favorites.ts'
import type { Cookies } from './cookies.ts'

/** The longest life of a cookie that browsers accept. */
const maxSeconds = 400 * 24 * 60 * 60

/** The favorites on the device. */
export function readFavorites(cookies: Cookies): readonly Favorite[] {
  return parseFavorites(cookies.get(favoritesCookie) ?? '')
}

/** Set while favorites of the device are not merged into the account. */
const dueCookie = 'favorites_due'

export function isMergeDue(cookies: Cookies): boolean {
  return cookies.get(dueCookie) !== undefined
}

export function setMergeDue(cookies: Cookies, isDue: boolean): void {
  if (isDue) cookies.set(dueCookie, '1', { seconds: maxSeconds, isHttpOnly: true })
  else cookies.clear(dueCookie)
}

export function storeFavorites(cookies: Cookies, favorites: readonly Favorite[]): void {
  const value = formatFavorites(favorites)
  if (value === '') cookies.clear(favoritesCookie)
  else cookies.set(favoritesCookie, value, { seconds: maxSeconds })
}
