import type { StoreToDraw } from '@promenade/domain/map/drawing/draw-stores'
import type { MallMap } from '@promenade/domain/map/mall-map'
import type { Store } from '@promenade/domain/mall/store'

/** What a browser finds ways with, and draws levels, where no server does it; the same in every language. */
export interface MapData {
  readonly map: MallMap
  readonly stores: readonly MapStore[]
  /** Slugs of points of interest that are temporarily closed. */
  readonly closed: readonly string[]
}

/** A store without its name, which is in the language of a page: the page has it already. */
export type MapStore = Omit<StoreToDraw, 'name'> &
  Pick<Store, 'level' | 'unit'> &
  Partial<Pick<Store, 'isTemporarilyClosed'>>

/** Its address holds a version: `/map/data.json?v=…`. */
export const mapDataPath = '/map/data.json'
