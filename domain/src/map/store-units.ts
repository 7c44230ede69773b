import { wordsOf } from '../search/words.ts'
import type { Label, MallMap, MapOccupant } from './mall-map.ts'

/** What the numbers of stores are compared with: the numbered units of a map, and the names in them. */
export interface UnitMap {
  readonly units: readonly NumberedUnit[]
  readonly occupants: readonly UnitOccupant[]
}

/** A unit of the map with a number. */
export interface NumberedUnit {
  readonly id: string
  readonly number: string
  /** Visitors may walk into it: a shop, not a corridor. */
  readonly isRoom: boolean
  readonly ordinal: number
}

/** A name that stands in a unit of the map. */
export interface UnitOccupant {
  readonly id: string
  /** In every language of the map. */
  readonly names: readonly string[]
  /** The slug or the id of a store, in any spelling. */
  readonly correlationId?: string | undefined
  /** The number of its unit. */
  readonly unit?: string | undefined
  readonly ordinal?: number | undefined
}

/** A store, by what a map may call it and by the number on its door. */
export interface UnitStore {
  readonly slug: string
  readonly publicId: number
  readonly formerSlugs?: readonly string[] | undefined
  readonly unit: string | undefined
}

/** Where a store stands on the map. */
export interface StorePlace {
  /** Absent: in a unit without a number. */
  readonly unit?: string | undefined
  readonly ordinal?: number | undefined
  /** What the map itself calls the store. */
  readonly occupant?: UnitOccupant | undefined
  /** The map itself has the store elsewhere, or not at all. */
  readonly isMoved: boolean
}

/** The numbers of units are the last words of their names: `Unit 105`. */
export function toUnitMap({ units, occupants, levels }: MallMap): UnitMap {
  const ordinals = new Map(levels.map(({ id, ordinal }) => [id, ordinal]))
  const numbered = units.flatMap(({ id, name, use, levelId }) => {
    const number = unitNumber(name)
    const ordinal = ordinals.get(levelId) ?? 0
    return number === undefined ? [] : [{ id, number, isRoom: use === 'room', ordinal }]
  })
  const numberOf = new Map(numbered.map(({ id, number }) => [id, number]))
  return {
    units: numbered,
    occupants: occupants.map(({ id, name, correlationId, unitId, levelId }) => ({
      id,
      names: [...new Set(Object.values(name))],
      correlationId,
      unit: numberOf.get(unitId),
      ordinal: ordinals.get(levelId),
    })),
  }
}

function unitNumber(name: Label): string | undefined {
  return Object.values(name)
    .map((text) => /(?:^|\s)(\S*\d\S*)$/.exec(text)?.[1])
    .find((found) => found !== undefined)
}

/**
 * Where stores stand, by slug: in the room with the number on their door, else where the map names them. A map whose numbers
 * are others than those on the doors moves nobody.
 */
export function placeByUnit(map: UnitMap, stores: readonly UnitStore[]): ReadonlyMap<string, StorePlace> {
  const rooms = new Map(roomsOf(map).map((unit) => [unit.number, unit]))
  const known = stores.map((store) => ({ ...store, occupants: occupantsOf(store, map) }))
  const both = known.filter(({ unit = '', occupants }) => rooms.has(unit) && occupants.length > 0)
  const agreeing = both.filter(({ unit, occupants }) => occupants.some((one) => one.unit === unit))
  const areNumbersOfDoors = agreeing.length * 3 >= both.length * 2
  const places = known.map(({ slug, unit = '', occupants }): readonly [string, StorePlace | undefined] => {
    const room = rooms.get(unit)
    const [occupant] = occupants
    const isThere = room === undefined || !areNumbersOfDoors || occupants.some((one) => one.unit === unit)
    if (!isThere) return [slug, { unit, ordinal: room.ordinal, occupant, isMoved: true }]
    const own = occupants.find((one) => one.unit === unit) ?? occupant
    return [slug, own && { unit: own.unit, ordinal: own.ordinal, occupant: own, isMoved: false }]
  })
  return new Map(places.flatMap(([slug, place]) => (place === undefined ? [] : [[slug, place]])))
}

/** The rooms with a number; the first of several with the same. */
export function roomsOf({ units }: UnitMap): readonly NumberedUnit[] {
  const rooms = units.filter(({ isRoom }) => isRoom)
  return [...new Map(rooms.toReversed().map((room) => [room.number, room])).values()]
}

/** The names in units that are no store's there: of a service, a former tenant or a store that is no longer. */
export function strangersIn(map: UnitMap, stores: readonly UnitStore[]): readonly UnitOccupant[] {
  const own = new Set(stores.flatMap((store) => occupantsOf(store, map)))
  return map.occupants.filter((occupant) => !own.has(occupant))
}

/** A store in a unit that the map itself does not have it in. */
export interface PlacedStore {
  readonly slug: string
  readonly name: Label
  readonly unitId: string
  /** Ids of the occupants that it takes the place of: its own elsewhere, and strangers in its unit. */
  readonly replaces: readonly string[]
}

/** The stores that the map itself has elsewhere, or not at all. */
export function listPlaced(
  map: UnitMap,
  stores: readonly (UnitStore & { readonly name: Label })[],
): readonly PlacedStore[] {
  const places = placeByUnit(map, stores)
  const rooms = new Map(roomsOf(map).map(({ number, id }) => [number, id]))
  const strangers = strangersIn(map, stores)
  return stores.flatMap((store) => {
    const { unit = '', isMoved = false } = places.get(store.slug) ?? {}
    const unitId = rooms.get(unit)
    if (!isMoved || unitId === undefined) return []
    const replaced = [...occupantsOf(store, map), ...strangers.filter((one) => one.unit === unit)]
    return [{ slug: store.slug, name: store.name, unitId, replaces: replaced.map(({ id }) => id) }]
  })
}

/** The map with stores in other units than it has them in itself. */
export function placeStores(map: MallMap, placed: readonly PlacedStore[]): MallMap {
  if (placed.length === 0) return map
  const units = new Map(map.units.map((unit) => [unit.id, unit]))
  const replaced = new Set(placed.flatMap(({ replaces }) => replaces))
  const added = placed.flatMap(({ slug, name, unitId }): readonly MapOccupant[] => {
    const unit = units.get(unitId)
    if (unit === undefined) return []
    // Where the map had a name before, there is room for one.
    const at = map.occupants.find((occupant) => occupant.unitId === unitId)?.at ?? unit.centre
    return [{ id: `store ${slug}`, name, unitId, levelId: unit.levelId, at, correlationId: slug }]
  })
  return { ...map, occupants: [...map.occupants.filter(({ id }) => !replaced.has(id)), ...added] }
}

type Occupants = ReadonlyMap<string, readonly UnitOccupant[]>

const indexes = new WeakMap<UnitMap, Occupants>()

/** The occupants of a map by the store that they name. */
function indexOf(map: UnitMap): Occupants {
  const known = indexes.get(map)
  if (known !== undefined) return known
  const named = map.occupants.filter(({ correlationId }) => correlationId !== undefined)
  const index = Map.groupBy(named, ({ correlationId = '' }) => comparableName(correlationId))
  indexes.set(map, index)
  return index
}

/** What the map has of a store, in its order. */
function occupantsOf({ slug, publicId, formerSlugs = [] }: UnitStore, map: UnitMap): readonly UnitOccupant[] {
  const index = indexOf(map)
  const keys = [comparableName(slug), String(publicId), ...formerSlugs.map(comparableName)]
  return keys.map((key) => index.get(key) ?? []).find((found) => found.length > 0) ?? []
}

/** Spaces, hyphens, accents, case and "and" do not count. */
export function comparableName(text: string): string {
  return wordsOf(text).join('')
}
