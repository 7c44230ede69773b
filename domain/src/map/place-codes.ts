import type { MapPlace, MapPlaces } from './map-places.ts'
import { slugOf } from './place-slugs.ts'

/** A store with the number on its door. */
interface NumberedStore {
  readonly slug: string
  readonly unit?: string | undefined
}

/** The boards of a map, in its order. The number of a board is its place in this list, from 1. */
export function listBoards({ all }: MapPlaces): readonly MapPlace[] {
  return all.filter(({ kind }) => kind === 'kiosk')
}

/** The board with a number as it is printed or typed; undefined for another text. */
export function findBoard(number: string, places: MapPlaces): MapPlace | undefined {
  return /^\d{1,4}$/.test(number) ? listBoards(places)[Number(number) - 1] : undefined
}

/** The first store on the map with this number on its door, in any spelling, such as `214` or `A-12`. */
export function findUnit(
  unit: string,
  places: MapPlaces,
  stores: readonly NumberedStore[],
): MapPlace | undefined {
  const wanted = slugOf(unit)
  for (const store of stores) {
    const place = slugOf(store.unit ?? '') === wanted && wanted !== '' ? places.find(store.slug) : undefined
    if (place !== undefined) return place
  }
  return undefined
}

/** True for the path of a short address, such as `/b/3` or `/u/214`. */
export function isShortAddress(path: string): boolean {
  return /^\/[bu]\/[^/]+$/i.test(path)
}

/**
 * The place at the end of a short address: `/b/3` is the third board, `/u/214` the store with this number on its door, or the
 * place with this slug. In any case, with or without the site before it.
 */
export function findByShortAddress(
  address: string,
  places: MapPlaces,
  stores: readonly NumberedStore[],
): MapPlace | undefined {
  const [, kind = '', code = ''] = /(?:^|\/)([bu])\/([^/?#\s]+)\/?$/i.exec(address) ?? []
  if (kind.toLowerCase() === 'b') return findBoard(code, places)
  return kind === '' ? undefined : (findUnit(code, places, stores) ?? places.find(slugOf(code)))
}
