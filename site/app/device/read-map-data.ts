import { type MapData, mapDataPath } from './map-data.ts'
import { parseMapData } from './parse-map-data.ts'

/** From the worker's cache; the address there has a version. What was closed until a time since then is open. */
export async function readMapData(now = Date.now()): Promise<MapData | undefined> {
  const response = await caches.match(mapDataPath, { ignoreSearch: true, ignoreVary: true })
  const data = response && parseMapData(await response.json())
  return data && { ...data, places: data.places.map((place) => placeAt(place, now)) }
}

function placeAt(place: MapData['places'][number], now: number): MapData['places'][number] {
  const { closedUntil = Infinity } = place
  return closedUntil > now ? place : { ...place, isTemporarilyClosed: false }
}
