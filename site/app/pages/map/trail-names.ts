import { labelIn } from '@promenade/domain/map/label-in'
import type { TrailTrip } from '../../presenters/trail-words.ts'
import { placeName, type MapRequest } from './plan-request.ts'

/** The names of places and connections as the sentences say them. */
export function trailNames(request: MapRequest): Pick<TrailTrip, 'placeName' | 'isWashroom'> {
  const { guide, map, language } = request
  const places = new Map(guide.places.all.map((place) => [place.featureId, place]))
  const connections = new Map(map.connections.map(({ id, name }) => [id, labelIn(name, language.locale)]))
  return {
    placeName(id) {
      const place = places.get(id)
      return place === undefined ? (connections.get(id) ?? '') : placeName(place, request)
    },
    isWashroom: (id) => places.get(id)?.amenity?.startsWith('washroom') === true,
  }
}
