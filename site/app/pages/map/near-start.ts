import { isTenant, type MapPlace } from '@promenade/domain/map/map-places'
import { findBoard, findByShortAddress, findUnit, listBoards } from '@promenade/domain/map/place-codes'
import { slugOf } from '@promenade/domain/map/place-slugs'
import { placeName, type MapRequest } from './plan-request.ts'

/** At most so many places are offered. */
const MAX_PLACES = 8

/** The places that someone may mean who says what is near: a name, a part of one, or a code. */
export function placesNear(request: MapRequest): readonly MapPlace[] {
  const { guide, query } = request
  const { all } = guide.places
  const said = query.near ?? ''
  const coded = placeOfCode(said, request)
  if (coded !== undefined) return [coded]
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

/** The request of someone who has said where they are: the way begins there, after being lost at its first step. */
export function withNearStart(request: MapRequest): MapRequest {
  const { near, isLost, level, blank = [], ...query } = request.query
  if (near === undefined) return request
  const [place, ...others] = placesNear(request)
  // The start was given in words.
  const missing = blank.filter((name) => name !== 'from')
  const given = { ...query, ...(missing.length > 0 && { blank: missing }) }
  if (place === undefined || others.length > 0)
    return { ...request, query: { ...given, near, ...(level && { level }), isLost: true } }
  const isOnTheWay = isLost || query.step !== undefined
  return { ...request, query: { ...given, from: place.slug, ...(isOnTheWay && { step: 1 }) } }
}

/** The place of a code on a board or a door: an address, `B3`, `Board 3`, `214` or `Unit 214`. */
function placeOfCode(
  said: string,
  { guide, stores, language, trailWords }: MapRequest,
): MapPlace | undefined {
  const { places } = guide
  // Codes that hold the address of the map itself.
  const from = /[?&]from=([^&#\s]+)/.exec(said)?.[1]
  const named = places.find(slugOf(from ?? said)) ?? findByShortAddress(said, places, stores)
  if (named !== undefined) return named
  const wanted = slugOf(said)
  const unit = stores.find(
    (store) => store.unit && slugOf(language.messages.store.unit(store.unit)) === wanted,
  )
  const board = listBoards(places).findIndex((_, index) =>
    [`b${index + 1}`, `b-${index + 1}`, slugOf(trailWords.lost.board(index + 1))].includes(wanted),
  )
  return findUnit(unit?.unit ?? said, places, stores) ?? findBoard(board < 0 ? said : `${board + 1}`, places)
}
