import { decodeMap } from '@promenade/contract/map'
import type { Decoded } from '@promenade/contract/reading/decoded'
import type { MallMap } from '@promenade/domain/map/mall-map'
import { computeRouteData, type RouteData } from '@promenade/domain/wayfinding/route-finder'

/** A map with all that takes long to compute of it, as plain data that one thread can send to another. */
export interface ReadMap {
  readonly decoded: Decoded<MallMap>
  readonly routes: RouteData
}

/** Throws UnreadableAnswer. */
export function readMap(answer: unknown): ReadMap {
  const decoded = decodeMap(answer)
  return { decoded, routes: computeRouteData(decoded.value) }
}
