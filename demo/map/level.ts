import { signedArea } from '@promenade/domain/map/lines'
import { difference, union } from 'polyclip-ts'
import { piecesOfIslands } from './islands.ts'
import { boxOutline, cellBetween, rounded } from './lines.ts'
import { type Amenity, type Door, entrance, joined, type Part, type Pieces, plainDoor } from './parts.ts'
import type { Name, Plan, PlanLevel, PlanPoint } from './plan.ts'
import { piecesOfSide } from './rows.ts'

/** Outer rings with their holes, none closed. */
export type Area = readonly (readonly (readonly PlanPoint[])[])[]

export interface DrawnPart extends Omit<Part, 'outline'> {
  readonly area: Area
}

/** A level with every piece of floor belonging to one unit only. */
export interface DrawnLevel {
  readonly number: number
  readonly parts: readonly DrawnPart[]
  readonly doors: readonly Door[]
  readonly amenities: readonly Amenity[]
  readonly boards: readonly { readonly name: Name; readonly area: Area }[]
  readonly fixtures: readonly { readonly category: string; readonly area: Area }[]
  readonly tactile: PlanLevel['tactile']
  /** What is indoors, and the whole with the forecourts and parkades that belong to it. */
  readonly building: Area
  readonly whole: Area
}

export function drawLevel(level: PlanLevel, plan: Plan): DrawnLevel {
  const rows = joined([piecesOfSide(level.harbour, level.number), piecesOfSide(level.town, level.number)])
  const islands = piecesOfIslands(level.islands, level.number)
  const standing = islands.parts.map(({ outline }) => outline)
  const walks = (level.sections ?? plan.sections).map((section) => walkOf(section, level))
  const indoors = [
    ...rows.parts.map((part) => without(part, part.category === 'walkway' ? standing : [])),
    ...islands.parts.map((part) => without(part, [])),
    ...walks.map((part) => without(part, [...standing, ...level.voids])),
    ...level.voids.map((outline, index) => without(voidOf(outline, index), standing)),
  ]
  const building = togetherOf(indoors)
  const outdoors = level.outside.map((part) => outsideOf(part, building))
  const parts = [...indoors, ...outdoors]
  return {
    number: level.number,
    parts,
    doors: [...rows.doors, ...islands.doors, ...doorsOf(level)],
    amenities: amenitiesOf(level, rows, islands),
    boards: level.boards.map(({ name, at }) => ({ name, area: boxAround(at, 0.5, 1.4) })),
    fixtures: fixturesOf(level),
    tactile: level.tactile,
    building,
    whole: togetherOf(parts),
  }
}

function walkOf({ name, from, to }: Plan['sections'][number], { town, harbour }: PlanLevel): Part {
  const outline = cellBetween(town.front, harbour.front, from, to)
  return { key: `walk-${from}`, category: 'walkway', name, outline, isPublic: true }
}

function voidOf(outline: readonly PlanPoint[], index: number): Part {
  const name = { en: 'Net Loft, open below', es: 'Net Loft, abierto hacia abajo' }
  return { key: `void-${index}`, category: 'opentobelow', name, outline, isPublic: false }
}

function outsideOf(
  { name, outline, parking, bridge }: PlanLevel['outside'][number],
  building: Area,
): DrawnPart {
  const category = parking ? 'parking' : bridge ? 'footbridge' : 'walkway'
  const area = fromClipped(difference([[closed(outline)]], toClip(building)))
  return { key: name.en, category, name, isPublic: true, isOutdoor: true, area }
}

function without({ outline, ...part }: Part, holes: readonly (readonly PlanPoint[])[]): DrawnPart {
  const touching = holes.filter((hole) => doBoxesMeet(hole, outline))
  if (touching.length === 0) return { ...part, area: [[outline]] }
  const clips = touching.map((hole): Polygon => [closed(hole)])
  return { ...part, area: fromClipped(difference([[closed(outline)]], clips)) }
}

function doorsOf({ ends, outside }: PlanLevel): Door[] {
  return [
    ...ends.map(({ door, line }) => entrance(door, line)),
    ...outside.flatMap(({ name, door }) => (door === undefined ? [] : [plainDoor(name.en, door, name)])),
  ]
}

function amenitiesOf({ places }: PlanLevel, rows: Pieces, islands: Pieces): Amenity[] {
  const own = places.map(({ slug, is, at, name }) => ({
    category: is,
    at,
    ...(slug !== undefined && { slug }),
    ...(name !== undefined && { name }),
  }))
  return [...rows.amenities, ...islands.amenities, ...own]
}

function fixturesOf({ stage, benches, planters, tables }: PlanLevel): DrawnLevel['fixtures'] {
  const several = (category: string, places: readonly PlanPoint[], long: number, wide: number) =>
    places.map((at) => ({ category, area: boxAround(at, long, wide) }))
  return [
    ...(stage === undefined ? [] : [{ category: 'stage', area: [[boxOutline(stage)]] }]),
    ...several('furniture', benches, 3, 0.8),
    ...several('vegetation', planters, 2.6, 1.4),
    ...several('furniture', tables, 5, 1.5),
  ]
}

function boxAround([along, across]: PlanPoint, long: number, wide: number): Area {
  const box = [along - long / 2, across - wide / 2, along + long / 2, across + wide / 2] as const
  const [a, b, c, d] = box
  return [[boxOutline([rounded(a), rounded(b), rounded(c), rounded(d)])]]
}

type Ring = [number, number][]
type Polygon = Ring[]

function togetherOf(parts: readonly { readonly area: Area }[]): Area {
  return fromClipped(union(parts.flatMap(({ area }) => toClip(area))))
}

function toClip(area: Area): Polygon[] {
  return area.map((rings) => rings.map(closed))
}

function closed(ring: readonly PlanPoint[]): Ring {
  const [first] = ring
  return first === undefined ? [] : [...ring, first].map(([along, across]) => [along, across])
}

/** Drops slivers between two borders that run along each other. */
const leastArea = 0.05

function fromClipped(polygons: readonly Polygon[]): Area {
  return polygons
    .map((rings) =>
      rings.map((ring) => ring.slice(0, -1).map(([a, b]): PlanPoint => [rounded(a), rounded(b)])),
    )
    .filter(([outer = []]) => Math.abs(signedArea(outer.map(([x, y]) => ({ x, y })))) > leastArea)
}

function doBoxesMeet(a: readonly PlanPoint[], b: readonly PlanPoint[]): boolean {
  return [0, 1].every((axis) => {
    const of = (outline: readonly PlanPoint[]) => outline.map((point) => point[axis] ?? 0)
    return Math.max(...of(a)) >= Math.min(...of(b)) && Math.max(...of(b)) >= Math.min(...of(a))
  })
}
