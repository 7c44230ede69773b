import { decodeMap } from '@promenade/contract/public-api/map'
import type { Decoded } from '@promenade/contract/decode/decode-context'
import type { MallMap } from '@promenade/domain/map/mall-map'
import { type Landmarks, landmarksOf } from '@promenade/domain/wayfinding/landmarks'
import { hashOf } from './stored-response.ts'
import { computeRouteData, type RouteData } from '@promenade/domain/wayfinding/route-finder'

/** A decoded map with its precomputed routes, as plain data for another thread. */
export interface ReadMap {
  readonly decoded: Decoded<MallMap>
  readonly routes: RouteData
  readonly landmarks: Landmarks
  /** Hash of the body, as from `hashOf`. */
  readonly hash: string
}

/** Throws UnreadableResponse. */
export function readMap(body: unknown): ReadMap {
  const decoded = decodeMap(body)
  const map = decoded.value
  return { decoded, routes: computeRouteData(map), landmarks: landmarksOf(map), hash: hashOf(body) }
}
