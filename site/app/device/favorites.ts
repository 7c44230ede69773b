/** A favorite of the visitor: a store, promotion or event by id. */
export interface Favorite {
  readonly type: FavoriteType
  readonly id: string
}

export type FavoriteType = 'store' | 'promotion' | 'event'

/** The cookie with the device's favorites. Script reads it, so that pages are the same for everybody. */
export const favoritesCookie = 'favorites'

/** Tells script that a visitor is logged in on this device. It grants no access. */
export const loggedInCookie = 'logged_in'

/** Maximum per device; the latest remain. */
const maxFavorites = 200

const letters = { s: 'store', p: 'promotion', e: 'event' } as const

/** Parses the cookie's value: latest first, without duplicates and invalid entries. */
export function parseFavorites(value: string): readonly Favorite[] {
  const favorites = value.split('.').flatMap((part) => {
    const [, letter, id] = /^([spe])([\w:@+-]{1,60})$/.exec(part) ?? []
    return isLetter(letter) && id !== undefined ? [{ type: letters[letter], id }] : []
  })
  return unique(favorites)
}

export function formatFavorites(favorites: readonly Favorite[]): string {
  return unique(favorites).map(formatFavorite).join('.')
}

/** A favorite as in the cookie: `s12`. */
export function formatFavorite({ type, id }: Favorite): string {
  return `${type[0]}${id}`
}

/** Adds a favorite as the latest. */
export function withFavorite(favorites: readonly Favorite[], favorite: Favorite): readonly Favorite[] {
  return [favorite, ...withoutFavorite(favorites, favorite)]
}

export function withoutFavorite(favorites: readonly Favorite[], favorite: Favorite): readonly Favorite[] {
  return favorites.filter((other) => !isSame(other, favorite))
}

/** The favorites of `others` that are missing, up to the maximum; none is removed for them. */
export function missingFavorites(
  favorites: readonly Favorite[],
  others: readonly Favorite[],
): readonly Favorite[] {
  const missing = others.filter((other) => !favorites.some((favorite) => isSame(favorite, other)))
  return unique(missing).slice(0, Math.max(0, maxFavorites - favorites.length))
}

function isSame(one: Favorite, other: Favorite): boolean {
  return one.type === other.type && one.id === other.id
}

/** A favorite for the account API, which has numeric ids; empty for other ids. */
export function encodeFavorite({ type, id }: Favorite): readonly { type: FavoriteType; id: number }[] {
  return /^[1-9]\d{0,14}$/.test(id) ? [{ type, id: Number(id) }] : []
}

export function decodeFavorite({ type, id }: { readonly type: FavoriteType; readonly id: number }): Favorite {
  return { type, id: String(id) }
}

function unique(favorites: readonly Favorite[]): readonly Favorite[] {
  return favorites
    .filter((one, at) => favorites.findIndex((other) => isSame(one, other)) === at)
    .slice(0, maxFavorites)
}

function isLetter(letter: string | undefined): letter is keyof typeof letters {
  return letter !== undefined && letter in letters
}
