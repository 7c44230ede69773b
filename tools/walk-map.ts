import type { MallMap } from '@promenade/domain/map/mall-map'
import { createMapPlaces, isTenant, type MapPlace } from '@promenade/domain/map/map-places'
import { createRouteFinder } from '@promenade/domain/wayfinding/route-finder'
import { walkPairs } from '@promenade/domain/wayfinding/walker/walk-pairs'

/** So many failed pairs are named. */
const MOST_FAILED = 20

/** What a walker who knows only the words finds on a map, in lines: a wrong one is a fault of the map or of a sentence. */
export function walkMap(map: MallMap, options: { readonly pairs: number; readonly seed: number }): string[] {
  const { all } = createMapPlaces(
    map,
    map.occupants.map(({ id }) => ({ id, slug: id })),
  )
  const isEnd = (place: MapPlace) =>
    (isTenant(place) || place.kind === 'entrance') && Object.keys(place.name).length > 0
  const walked = walkPairs(map, all, createRouteFinder(map), { ...options, isEnd })
  const { pairs, arrived, sentences, ambiguous, unfollowable, failed } = walked
  if (pairs === 0) return ['No two of its shops and entrances have a name and a route between them.']
  const share = (count: number, of: number) => `${((count / of) * 100).toFixed(1)} %`
  return [
    `${arrived} of ${pairs} walkers arrived (${share(arrived, pairs)}).`,
    `Of ${sentences} sentences ${ambiguous} fit a second place and ${unfollowable} fit none ` +
      `(${share(ambiguous + unfollowable, sentences)}).`,
    ...failed.slice(0, MOST_FAILED).map((pair) => `Lost: ${pair}`),
  ]
}
