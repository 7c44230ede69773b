import { decodeMapSource } from '@promenade/contract/map/decode-map'
import type { MallMap } from '@promenade/domain/map/mall-map'
import { toUnitMap, type UnitMap } from '@promenade/domain/map/store-units'
import type { Database } from '../database/connect.ts'
import { findMap, findMapKey } from './load-published.ts'
import type { StoredMap } from './published-documents.ts'

/** A map, and what the units of stores are compared with. */
export interface ReadMap {
  readonly map: MallMap
  readonly units: UnitMap
}

/** The maps of a few malls, by what their files hold: decoding takes a tenth of a second. */
const maxMaps = 20
const maps = new Map<string, ReadMap | undefined>()

/** The map of a mall; undefined without one. */
export async function findReadMap(database: Database, propertyId: number): Promise<ReadMap | undefined> {
  const key = await findMapKey(database, propertyId)
  if (maps.has(key)) return maps.get(key)
  const stored = await findMap(database, propertyId)
  return stored && readMap(stored)
}

/** Decodes a stored map; undefined without a level that can be drawn. */
export function readMap({ key, format, files }: StoredMap): ReadMap | undefined {
  if (!maps.has(key)) {
    const [oldest] = maps.keys()
    if (maps.size >= maxMaps && oldest !== undefined) maps.delete(oldest)
    const parsed = new Map([...files].map(([name, content]) => [name, JSON.parse(content)]))
    const { map } = decodeMapSource({ format, files: parsed })
    maps.set(key, map && { map, units: toUnitMap(map) })
  }
  return maps.get(key)
}
