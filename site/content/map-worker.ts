import type { MallMap } from '@promenade/domain/map/mall-map'
import type { RouteData } from '@promenade/domain/wayfinding/route-finder'
import type { ReadMap } from './read-map.ts'

/** Long work on maps in another thread, so that no request waits. Each rejects on failure. */
export interface MapWorker {
  /** Decodes a response. */
  readonly read: (body: unknown) => Promise<ReadMap>
  /** The routes without the closed places; their ids are those of `withoutClosed`. */
  readonly computeRoutes: (map: MallMap, closed: ReadonlySet<string>) => Promise<RouteData>
}
