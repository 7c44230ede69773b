/** What a visitor keeps: a store, promotion or event by its id. */
export interface Favorite {
  readonly type: FavoriteType
  readonly id: string
}

export type FavoriteType = 'store' | 'promotion' | 'event'

/** The cookie in which a device keeps them; script may read it, so that pages can be the same for everybody. */
export const favoritesCookie = 'favorites'

/** Beside it, for script only: whether somebody is logged in on this device. It opens nothing. */
export const loggedInCookie = 'logged_in'

/** Most that a device keeps; the latest stay. */
const max = 200

const letters = { s: 'store', p: 'promotion', e: 'event' } as const

/** The cookie's value as favorites, latest first, each once; what is none is left out. */
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

/** One of them: `s12`. */
export function formatFavorite({ type, id }: Favorite): string {
  return `${type[0]}${id}`
}

/** One more, as the latest. */
export function withFavorite(favorites: readonly Favorite[], favorite: Favorite): readonly Favorite[] {
  return [favorite, ...withoutFavorite(favorites, favorite)]
}

export function withoutFavorite(favorites: readonly Favorite[], favorite: Favorite): readonly Favorite[] {
  return favorites.filter((other) => !isSame(other, favorite))
}

function isSame(one: Favorite, other: Favorite): boolean {
  return one.type === other.type && one.id === other.id
}

/** A favorite as private calls have it, where the platform counts its records; none otherwise. */
export function toWire({ type, id }: Favorite): readonly { type: FavoriteType; id: number }[] {
  return /^[1-9]\d{0,14}$/.test(id) ? [{ type, id: Number(id) }] : []
}

export function fromWire({ type, id }: { readonly type: FavoriteType; readonly id: number }): Favorite {
  return { type, id: String(id) }
}

function unique(favorites: readonly Favorite[]): readonly Favorite[] {
  return favorites
    .filter((one, at) => favorites.findIndex((other) => isSame(one, other)) === at)
    .slice(0, max)
}

function isLetter(letter: string | undefined): letter is keyof typeof letters {
  return letter !== undefined && letter in letters
}
