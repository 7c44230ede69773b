import { isSigned } from './closed-features.ts'
import { isWalkable } from './is-walkable.ts'
import type { Label, MallMap } from './mall-map.ts'
import { slugOf } from './place-slugs.ts'

/** Something with a name that people walk through. A record names it by its slug, as it names a place by that of its sign. */
export interface Passage {
  readonly slug: string
  readonly name: Label
  /** Of a connection, the level on which it begins. */
  readonly levelId: string
}

/**
 * The walkways and doors with a name, and the stairs, escalators and lifts whose signs belong to no record. An entrance is a
 * place already.
 */
export function listPassages(map: MallMap): readonly Passage[] {
  const connections = map.connections
    .filter((connection) => !isSigned(connection, map))
    .map(({ id, name, stops }) => ({ id, name, levelId: stops[0]?.levelId ?? '' }))
  return [
    ...map.units.filter(isWalkable),
    ...map.openings.filter(({ use }) => use === 'door'),
    ...connections,
  ]
    .filter(({ name }) => Object.keys(name).length > 0)
    .map(({ id, name, levelId }) => ({ slug: slugOf(id), name, levelId }))
}
