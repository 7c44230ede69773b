import { createHash } from 'node:crypto'
import { decodeMapSource, type MapSource } from '@promenade/contract/map/decode-map'
import type { MallMap } from '@promenade/domain/map/mall-map'
import type { JudgedMap } from '@promenade/domain/studio/faults/finding'
import { sql } from 'kysely'
import type { Database } from '../database/connect.ts'
import { findMap } from './load-published.ts'

/** The maps of a few malls, by what their files hold: decoding takes a tenth of a second. */
const maxMaps = 20
const maps = new Map<string, JudgedMap | undefined>()

/** What rules need of a mall's map; undefined without one. */
export async function findJudgedMap(database: Database, propertyId: number): Promise<JudgedMap | undefined> {
  const sums = await database
    .selectFrom('map_file')
    .select(['name', sql<string>`md5(content)`.as('sum')])
    .where('property_id', '=', propertyId)
    .orderBy('name')
    .execute()
  if (sums.length === 0) return undefined
  const key = createHash('sha256').update(JSON.stringify(sums)).digest('base64url')
  if (!maps.has(key)) {
    const [oldest] = maps.keys()
    if (maps.size >= maxMaps && oldest !== undefined) maps.delete(oldest)
    maps.set(key, await readMap(database, propertyId))
  }
  return maps.get(key)
}

async function readMap(database: Database, propertyId: number): Promise<JudgedMap | undefined> {
  const stored = await findMap(database, propertyId)
  if (stored === undefined) return undefined
  const files: MapSource['files'] = new Map(
    [...stored.files].map(([name, content]) => [name, JSON.parse(content)]),
  )
  const { map } = decodeMapSource({ format: stored.format, files })
  return map && toJudgedMap(map)
}

/** The numbers of units are the last words of their names: `Unit 105`. */
export function toJudgedMap({ units, occupants, levels }: MallMap): JudgedMap {
  const ordinals = new Map(levels.map(({ id, ordinal }) => [id, ordinal]))
  const numbered = units.flatMap(({ id, name, use, levelId }) => {
    const number = Object.values(name)
      .map((text) => /(?:^|\s)(\S*\d\S*)$/.exec(text)?.[1])
      .find((found) => found !== undefined)
    const ordinal = ordinals.get(levelId) ?? 0
    return number === undefined ? [] : [{ id, number, isRoom: use === 'room', ordinal }]
  })
  const numberOf = new Map(numbered.map(({ id, number }) => [id, number]))
  return {
    units: numbered.map(({ id: _, ...unit }) => unit),
    occupants: occupants.map(({ name, correlationId, unitId, levelId }) => ({
      names: [...new Set(Object.values(name))],
      correlationId,
      unit: numberOf.get(unitId),
      ordinal: ordinals.get(levelId),
    })),
  }
}
