import { type MapData, mapDataPath } from './map-data.ts'
import { parseMapData } from './parse-map-data.ts'

/** From the worker's cache; the address there has a version. */
export async function readMapData(): Promise<MapData | undefined> {
  const response = await caches.match(mapDataPath, { ignoreSearch: true, ignoreVary: true })
  return response && parseMapData(await response.json())
}
