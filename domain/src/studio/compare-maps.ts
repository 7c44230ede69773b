import { boxAround } from '../map/drawing/box.ts'
import type { Label, MallMap, MapLevel, MapUnit } from '../map/mall-map.ts'
import type { Point } from '../map/plane.ts'
import { roomsOf, type UnitMap } from '../map/store-units.ts'
import { comparePlan, type PlanOfStores, type StoreOnPlan } from './plan-of-stores.ts'

/** A map with its numbered units. */
export interface ComparedMap {
  readonly map: MallMap
  readonly units: UnitMap
}

/** What another map changes for staff. */
export interface MapComparison {
  readonly levels: Named
  /** Units with a name: those without one are nothing that staff speak of. */
  readonly units: Named & { readonly moved: readonly MovedUnit[] }
  readonly stores: {
    /** Entries of stores that are on the map now, and would not be any more. */
    readonly lost: readonly number[]
    /** Entries of stores that would be on the map for the first time. */
    readonly found: readonly number[]
    /** Null: in a unit without a number. */
    readonly moved: readonly {
      readonly entry: number
      readonly from: string | null
      readonly to: string | null
    }[]
  }
  /** Numbers of units that have a store or a name of the map now, and would have none. New ones count too. */
  readonly free: readonly string[]
  /** Numbers of units that would have several stores, and have not now. */
  readonly twice: readonly string[]
}

interface Named {
  readonly added: readonly Label[]
  readonly gone: readonly Label[]
  readonly renamed: readonly { readonly from: Label; readonly to: Label }[]
}

/** A unit that is elsewhere; `level` is the one to which it came. */
interface MovedUnit {
  readonly name: Label
  readonly metres: number
  readonly level?: Label
}

/** Drawings differ by less without anybody meaning it; metres. */
const sameWithinMetres = 1

/** Compares two maps of a mall. `shift` is the origin of the newer one in the metres of the older one. */
export function compareMaps(
  before: ComparedMap,
  after: ComparedMap,
  { stores, shift }: { readonly stores: readonly StoreOnPlan[]; readonly shift: Point },
): MapComparison {
  const plans = [before, after].map(({ units }) => comparePlan(units, stores))
  const [was, is] = plans
  const levels = match(before.map.levels, after.map.levels, levelKeys)
  const units = match(namedUnits(before), namedUnits(after), unitKeys)
  return {
    levels: describeNames(levels),
    units: { ...describeNames(units), moved: listMoved(units.both, { before, after, shift }) },
    stores: compareStores(was, is),
    free: listNew([before, after], plans, (count, names) => count + names === 0),
    twice: listNew([before, after], plans, (count) => count > 1),
  }
}

interface Matched<One> {
  readonly both: readonly (readonly [before: One, after: One])[]
  readonly added: readonly One[]
  readonly gone: readonly One[]
}

/** Pairs what is the same in both lists: by the first key, what is left by the second, and so on. */
function match<One>(
  before: readonly One[],
  after: readonly One[],
  keys: readonly ((one: One) => string)[],
): Matched<One> {
  const [keyOf, ...others] = keys
  if (keyOf === undefined) return { both: [], added: after, gone: before }
  const known = Map.groupBy(before, keyOf)
  // The first of several with the same key belongs to the first, the second to the second.
  const pairs = [...Map.groupBy(after, keyOf)].flatMap(([key, list]) =>
    list.flatMap((one, index) => {
      const former = known.get(key)?.[index]
      return former === undefined ? [] : [[former, one] as const]
    }),
  )
  const paired = new Set(pairs.flat())
  const rest = match(
    before.filter((one) => !paired.has(one)),
    after.filter((one) => !paired.has(one)),
    others,
  )
  return { ...rest, both: [...pairs, ...rest.both] }
}

const levelKeys = [({ id }: MapLevel) => id, ({ ordinal }: MapLevel) => String(ordinal)]

interface NamedUnit {
  readonly unit: MapUnit
  readonly number: string | undefined
  readonly ordinal: number
}

function namedUnits({ map, units }: ComparedMap): readonly NamedUnit[] {
  const numbers = new Map(roomsOf(units).map(({ id, number }) => [id, number]))
  const ordinals = new Map(map.levels.map(({ id, ordinal }) => [id, ordinal]))
  return map.units
    .filter(({ name }) => Object.keys(name).length > 0)
    .map((unit) => ({ unit, number: numbers.get(unit.id), ordinal: ordinals.get(unit.levelId) ?? 0 }))
}

/** Programs that draw maps may give other ids with each export: then the number on the door counts, or the name on a level. */
const unitKeys = [
  ({ unit }: NamedUnit) => unit.id,
  ({ unit, number, ordinal }: NamedUnit) => number ?? `${JSON.stringify(unit.name)} ${ordinal}`,
]

function describeNames<One extends MapLevel | NamedUnit>({ both, added, gone }: Matched<One>): Named {
  return {
    added: added.map(nameOf),
    gone: gone.map(nameOf),
    renamed: both
      .map(([from, to]) => ({ from: nameOf(from), to: nameOf(to) }))
      .filter(({ from, to }) => !isSameName(from, to)),
  }
}

function nameOf(one: MapLevel | NamedUnit): Label {
  return 'unit' in one ? one.unit.name : one.name
}

function isSameName(a: Label, b: Label): boolean {
  return [...Object.keys(a), ...Object.keys(b)].every((language) => a[language] === b[language])
}

interface Frames {
  readonly before: ComparedMap
  readonly after: ComparedMap
  readonly shift: Point
}

function listMoved(units: Matched<NamedUnit>['both'], { after, shift }: Frames): readonly MovedUnit[] {
  const levelNames = new Map(after.map.levels.map(({ id, name }) => [id, name]))
  return units.flatMap(([from, to]): readonly MovedUnit[] => {
    const [start, end] = [middleOf(from.unit), middleOf(to.unit)]
    const metres = Math.hypot(end.x + shift.x - start.x, end.y + shift.y - start.y)
    const isOnOtherLevel = from.ordinal !== to.ordinal
    if (metres <= sameWithinMetres && !isOnOtherLevel) return []
    const level = isOnOtherLevel ? levelNames.get(to.unit.levelId) : undefined
    return [{ name: to.unit.name, metres: Math.round(metres), ...(level !== undefined && { level }) }]
  })
}

/** The middle of what is drawn: the position of a label may be another one without any wall having moved. */
function middleOf({ shape, centre }: MapUnit): Point {
  const box = boxAround(shape.flatMap(({ outer }) => outer))
  return box === undefined ? centre : { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

function compareStores(was: PlanOfStores | undefined, is: PlanOfStores | undefined): MapComparison['stores'] {
  const places = new Map(is?.stores.map((store) => [store.entry, store]))
  const pairs = (was?.stores ?? []).flatMap((from) => {
    const to = places.get(from.entry)
    return to === undefined ? [] : [{ from, to }]
  })
  return {
    lost: pairs.filter(({ from, to }) => from.isOnMap && !to.isOnMap).map(({ to }) => to.entry),
    found: pairs.filter(({ from, to }) => !from.isOnMap && to.isOnMap).map(({ to }) => to.entry),
    moved: pairs
      .filter(({ from, to }) => from.isOnMap && to.isOnMap && from.room !== to.room)
      .map(({ from, to }) => ({ entry: to.entry, from: from.room, to: to.room })),
  }
}

/** The numbers of units that are in a state after, and were not before. */
function listNew(
  maps: readonly ComparedMap[],
  plans: readonly PlanOfStores[],
  isSuch: (stores: number, names: number) => boolean,
): readonly string[] {
  const [was = [], is = []] = maps.map(({ units }, index) => {
    const plan = plans[index]
    const byRoom = Map.groupBy(plan?.stores ?? [], ({ room }) => room)
    return roomsOf(units)
      .map(({ number }) => number)
      .filter((number) => isSuch(byRoom.get(number)?.length ?? 0, plan?.names.get(number)?.length ?? 0))
  })
  const { compare } = new Intl.Collator('en', { numeric: true })
  return is.filter((number) => !was.includes(number)).toSorted(compare)
}
