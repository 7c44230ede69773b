import type { MapPlace, MapPlaces } from './map-places.ts'
import { distanceBetween } from './plane.ts'

/** Landmarks of a place: named stores and entrances on its level, the nearest first. */
export function nearbyLandmarks(place: MapPlace, { all }: MapPlaces): MapPlace[] {
  return all
    .filter(({ kind, levelId }) => (kind === 'store' || kind === 'entrance') && levelId === place.levelId)
    .filter(({ featureId }) => featureId !== place.featureId)
    .map((landmark) => ({ landmark, metres: distanceBetween(landmark.at, place.at) }))
    .toSorted((a, b) => a.metres - b.metres)
    .map(({ landmark }) => landmark)
}
