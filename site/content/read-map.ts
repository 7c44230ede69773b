import { decodeMap } from '@promenade/contract/resources/map'
import type { Decoded } from '@promenade/contract/decode/decoded'
import type { MallMap } from '@promenade/domain/map/mall-map'
import { type Landmarks, landmarksOf } from '@promenade/domain/wayfinding/landmarks'
import { hashOf } from './copy.ts'
import { computeRouteData, type RouteData } from '@promenade/domain/wayfinding/route-finder'

/** A map with all that takes long to compute of it, as plain data that one thread can send to another. */
export interface ReadMap {
  readonly decoded: Decoded<MallMap>
  readonly routes: RouteData
  readonly landmarks: Landmarks
  /** Of the answer, as `hashOf` computes it. */
  readonly hash: string
}

/** Throws UnreadableAnswer. */
export function readMap(answer: unknown): ReadMap {
  const decoded = decodeMap(answer)
  const map = decoded.value
  return { decoded, routes: computeRouteData(map), landmarks: landmarksOf(map), hash: hashOf(answer) }
}
