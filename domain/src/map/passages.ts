import { isSigned } from './closed-features.ts'
import { isWalkable } from './is-walkable.ts'
import type { Label, MallMap, MapConnection, MapOpening, MapUnit } from './mall-map.ts'
import { slugOf } from './place-slugs.ts'
import { isInside, middleOf } from './lines.ts'
import { isAtWall, wallsOf } from './walls.ts'

/** Something that people walk through. A record names it by its slug, as it names a place by that of its sign. */
export interface Passage {
  readonly slug: string
  /** Empty for one that is known by what is beside it. */
  readonly name: Label
  /** Up to two names of what is beside one without a name, or with that of another on its level. */
  readonly beside: readonly Label[]
  readonly kind: 'walkway' | 'door' | MapConnection['kind']
  /** Of a connection, the level on which it begins. */
  readonly levelId: string
  readonly feature: MapUnit | MapOpening | MapConnection
}

/** Cached per map: whoever lists the places of a mall asks for them. */
const passagesOf = new WeakMap<MallMap, readonly Passage[]>()

/**
 * The walkways, the doors with a name or between two walkways, and the stairs, escalators and lifts whose signs belong to no
 * record. One without a name needs a neighbour that has one. An entrance is a place already.
 */
export function listPassages(map: MallMap): readonly Passage[] {
  const passages = passagesOf.get(map) ?? findPassages(map)
  passagesOf.set(map, passages)
  return passages
}

function findPassages(map: MallMap): readonly Passage[] {
  const walkways = map.units
    .filter(isWalkable)
    .map((feature): Found => ({ feature, kind: 'walkway', findBeside: () => walkwaysBeside(feature, map) }))
  const doors = map.openings
    .filter(({ use }) => use === 'door')
    .map((door) => [door, walkwaysAt(door, map)] as const)
    .filter(([{ name }, beside]) => isNamed(name) || beside.length > 1)
    .map(([feature, beside]): Found => ({ feature, kind: 'door', findBeside: () => beside }))
  const connections = map.connections
    .filter((connection) => !isSigned(connection, map))
    .map((connection): Found => {
      const feature = { ...connection, levelId: connection.stops[0]?.levelId ?? '' }
      return { feature, kind: connection.kind, findBeside: () => walkwaysOf(connection, map) }
    })
  const found = [...walkways, ...doors, ...connections]
  const namesakes = Map.groupBy(found, keyOf)
  return found
    .map((one) => toPassage(one, isNamed(one.feature.name) && namesakes.get(keyOf(one))?.length === 1))
    .filter(({ name, beside }) => isNamed(name) || beside.length > 0)
}

interface Found {
  readonly feature: Passage['feature'] & { readonly levelId: string }
  readonly kind: Passage['kind']
  /** Compares walls, so it is called only where the name does not tell enough. */
  readonly findBeside: () => readonly MapUnit[]
}

function keyOf({ feature: { name, levelId } }: Found): string {
  return JSON.stringify([levelId, name])
}

function toPassage({ feature, kind, findBeside }: Found, isKnownByName: boolean): Passage {
  const { id, name, levelId } = feature
  const names = isKnownByName ? [] : findBeside().map((unit) => unit.name)
  const beside = names.filter((one) => isNamed(one) && one.en !== name.en).slice(0, 2)
  return { slug: slugOf(id), name, beside, kind, levelId, feature }
}

function isNamed(name: Label): boolean {
  return Object.keys(name).length > 0
}

function walkwaysBeside(unit: MapUnit, map: MallMap): readonly MapUnit[] {
  const touches = (one: MapUnit, other: MapUnit) => wallsOf(one).some(([corner]) => isAtWall(corner, other))
  return walkwaysOn(map, unit.levelId).filter(
    (other) => other !== unit && (touches(other, unit) || touches(unit, other)),
  )
}

function walkwaysAt({ line, levelId }: MapOpening, map: MallMap): readonly MapUnit[] {
  const middle = middleOf(line)?.at
  return middle === undefined ? [] : walkwaysOn(map, levelId).filter((unit) => isAtWall(middle, unit))
}

function walkwaysOf({ stops }: MapConnection, map: MallMap): readonly MapUnit[] {
  return stops.flatMap(({ levelId, at }) =>
    walkwaysOn(map, levelId).filter(({ shape }) => shape.some((polygon) => isInside(at, polygon))),
  )
}

function walkwaysOn({ units }: MallMap, levelId: string): readonly MapUnit[] {
  return units.filter((unit) => unit.levelId === levelId && isWalkable(unit))
}
