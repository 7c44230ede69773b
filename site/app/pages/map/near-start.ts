import { isTenant, type MapPlace } from '@promenade/domain/map/map-places'
import { slugOf } from '@promenade/domain/map/place-slugs'
import { placeName, type MapRequest } from './plan-request.ts'

/** At most so many places are offered. */
const MAX_PLACES = 8

/** The places that someone may mean who says what is near: a name, a part of one, or the code of a map board. */
export function placesNear(request: MapRequest): readonly MapPlace[] {
  const { guide, query } = request
  const { all, find } = guide.places
  const said = query.near ?? ''
  // The code of a board is an address of the map that begins there.
  const code = /[?&]from=([^&#\s]+)/.exec(said)?.[1] ?? said
  const board = find(slugOf(code))
  if (board !== undefined) return [board]
  const wanted = slugOf(said)
  if (wanted === '') return []
  const named = all.map((place) => ({ place, name: slugOf(placeName(place, request)) }))
  const exact = named.filter(({ name }) => name === wanted)
  const found = exact.length > 0 ? exact : named.filter(({ name }) => name.includes(wanted))
  // People know shops better than amenities inside them.
  return found
    .map(({ place }) => place)
    .toSorted((a, b) => Number(isTenant(b)) - Number(isTenant(a)))
    .slice(0, MAX_PLACES)
}

/** The request of someone who was lost and has said where they are: the way begins there, at its first step. */
export function withNearStart(request: MapRequest): MapRequest {
  const { near, isLost: _isLost, level: _level, ...query } = request.query
  if (near === undefined) return request
  const [place, ...others] = placesNear(request)
  if (place === undefined || others.length > 0)
    return { ...request, query: { ...request.query, isLost: true } }
  return { ...request, query: { ...query, from: place.slug, step: 1 } }
}
