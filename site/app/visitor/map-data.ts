import type { MallMap } from '@promenade/domain/map/mall-map'

/** What a browser finds ways with where no server does it: the map, and what stores are joined to it by. */
export interface MapData {
  readonly map: MallMap
  readonly stores: readonly { readonly id: string; readonly slug: string }[]
}

/** Its address holds a version: `/map/data.json?v=…`. */
export const mapDataPath = '/map/data.json'
