import type { EpochMs } from '@promenade/domain/calendar/instants'
import type { StoreToDraw } from '@promenade/domain/map/drawing/draw-stores'
import type { MallMap } from '@promenade/domain/map/mall-map'
import type { PointOfInterestLocation } from '@promenade/domain/mall/point-of-interest'
import type { Store } from '../../content/mall-content.ts'

/** Data from which a browser without a network finds routes and draws levels; the same in every language. */
export interface MapData {
  readonly map: MallMap
  readonly stores: readonly MapStore[]
  /** The points of interest that are temporarily closed, quiet or busy. */
  readonly places: readonly MapPlaceFacts[]
}

interface MapPlaceFacts extends Pick<PointOfInterestLocation, 'slug' | 'isTemporarilyClosed' | 'atmosphere'> {
  /** When a closed one works again, if that is known. */
  readonly closedUntil?: EpochMs
}

/** A store without its name, which the page has in its own language. */
export type MapStore = Omit<StoreToDraw, 'name'> &
  Pick<Store, 'level' | 'unit'> &
  Partial<Pick<Store, 'isTemporarilyClosed'>>

/** The address has a version: `/map/data.json?v=…`. */
export const mapDataPath = '/map/data.json'
