import type { MapPlace, MapPlaces } from './map-places.ts'
import { distanceBetween } from './plane.ts'

/** What people know the surroundings of a place by: stores and doors on its level with a name, the nearest first. */
export function nearbyLandmarks(place: MapPlace, { all }: MapPlaces): MapPlace[] {
  return all
    .filter(({ kind, levelId }) => (kind === 'store' || kind === 'entrance') && levelId === place.levelId)
    .filter(({ featureId }) => featureId !== place.featureId)
    .map((landmark) => ({ landmark, metres: distanceBetween(landmark.at, place.at) }))
    .toSorted((a, b) => a.metres - b.metres)
    .map(({ landmark }) => landmark)
}
