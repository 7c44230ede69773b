import type { MallMap, MapAmenity, MapConnection } from '../../map/mall-map.ts'
import { distanceBetween, minus, type Point, scaled } from '../../map/plane.ts'
import type { Floor } from '../floor.ts'
import { type Spot, spotNear } from '../spots.ts'
import { nearestShorePlace, type Shore, type ShorePlace } from './shores.ts'

/** What someone finds by hand, by ear or by asking. A `desk` has a counter with people behind it. */
export type ThingKind = 'door' | 'entrance' | 'lift' | 'escalator' | 'stairs' | 'ramp' | 'desk' | 'object'

/** The steps of an escalator: going up or down from here, or coming towards one, which nobody boards. */
export type Motion = 'up' | 'down' | 'towards'

/** A thing on the map that a sentence can name. An occupant with two doors is two things with one id. */
export interface Thing {
  /** The id of the occupant, opening, connection, amenity or board. */
  readonly id: string
  readonly kind: ThingKind
  /** For an escalator in one direction. */
  readonly motion?: Motion
  readonly levelId: string
  readonly at: Point
  /** The walkable point in front of it. */
  readonly before: Point
  readonly isStepFree: boolean
  /** False for what only the end of a route names. */
  readonly isNoticed: boolean
  /** Where it is in a wall. */
  readonly place?: ShorePlace
  /** The direction of someone with their back to it, of length 1; absent for what stands free. */
  readonly out?: Point
}

/** How far someone with a cane hears, feels or is told what is there; metres. */
export const NEAR_METRES = 5

/** A thing within so many metres of a wall is in it: from there one finds the wall again. */
const AT_WALL_METRES = 1.6

/** Seats move, and the signs of lifts and stairs stand beside what they name. */
const unnoticed: ReadonlySet<MapAmenity['kind']> = new Set([
  'lift',
  'escalator',
  'stairs',
  'parking',
  'smoking',
  'seating',
  'other',
])

const desks: ReadonlySet<MapAmenity['kind']> = new Set(['guest-services', 'security'])

/** The walkways of a map by the id of the level, and the places where routes begin and end. */
export interface Building {
  readonly floors: ReadonlyMap<string, Floor>
  /** The floors without what nobody follows. */
  readonly bare: ReadonlyMap<string, Floor>
  readonly shores: ReadonlyMap<string, readonly Shore[]>
  readonly spots: ReadonlyMap<string, readonly Spot[]>
}

/**
 * The things of a map, each a part of the work. `nameOf` tells which of them visitors know by the same name; a thing without a
 * name is unnoticed.
 */
export function* thingsInParts(
  map: MallMap,
  { floors, spots, shores }: Omit<Building, 'bare'>,
  nameOf: (id: string) => string,
): Generator<void, Thing[]> {
  const entrances = map.openings.filter(({ use }) => use === 'entrance')
  const features = [
    ...map.occupants.map(({ id }) => ({ id, kind: 'door' as const, isNoticed: true })),
    ...entrances.map(({ id }) => ({ id, kind: 'entrance' as const, isNoticed: true })),
    ...map.amenities.map(({ id, kind }) => ({
      id,
      kind: desks.has(kind) ? ('desk' as const) : ('object' as const),
      isNoticed: !unnoticed.has(kind),
    })),
    ...map.kiosks.map(({ id }) => ({ id, kind: 'object' as const, isNoticed: true })),
    ...map.units
      .filter(({ use }) => use === 'parking')
      .map(({ id }) => ({ id, kind: 'object' as const, isNoticed: false })),
  ]
  const things: Thing[] = []
  for (const { id, kind, isNoticed } of features) {
    for (const { levelId, door, at, isStepFree, isDoor } of spots.get(id) ?? [])
      things.push({
        id,
        kind,
        levelId,
        at: door,
        before: at,
        isStepFree,
        isNoticed: isNoticed && nameOf(id) !== '',
        ...atShore(at, shores.get(levelId) ?? []),
        ...(isDoor && { out: unit(minus(at, door)) }),
      })
    yield
  }
  const building = { floors, spots, shores }
  return [...things, ...map.connections.flatMap((connection) => stopsOf(connection, map, building))]
}

function stopsOf(
  { id, kind, stops, isOneWay }: MapConnection,
  { levels }: Pick<MallMap, 'levels'>,
  { floors, shores }: Omit<Building, 'bare'>,
): Thing[] {
  const order = (levelId: string | undefined) => levels.findIndex((level) => level.id === levelId)
  return stops.flatMap(({ levelId, at }, index): Thing[] => {
    const floor = floors.get(levelId)
    const spot = floor && spotNear(at, floor)
    if (spot === undefined) return []
    const next = stops[index + 1]
    const motion = next === undefined ? 'towards' : order(next.levelId) > order(levelId) ? 'up' : 'down'
    const other = stops.find((stop) => distanceBetween(stop.at, at) > 1)
    return [
      {
        id,
        kind,
        ...(isOneWay && { motion }),
        levelId,
        at,
        before: spot.at,
        isStepFree: true,
        isNoticed: !isOneWay || motion !== 'towards',
        ...atShore(spot.at, shores.get(levelId) ?? []),
        ...(kind === 'escalator' && other && { out: unit(minus(at, other.at)) }),
      },
    ]
  })
}

function atShore(at: Point, shores: readonly Shore[]): Pick<Thing, 'place' | 'out'> {
  const place = nearestShorePlace(shores, at, AT_WALL_METRES)
  return place === undefined ? {} : { place, out: place.off }
}

/** A vector of length 1 in the same direction. */
export function unit(vector: Point): Point {
  return scaled(vector, 1 / (Math.hypot(vector.x, vector.y) || 1))
}

/** A thing as a sentence names it. */
export interface Named {
  readonly id: string
  readonly kind: ThingKind
  readonly motion?: Motion
}

/** The part of a thing that a sentence names. */
export function named({ id, kind, motion }: Thing): Named {
  return { id, kind, ...(motion && { motion }) }
}

/** True for things that the same words name. */
export function hasSameWords(a: Named, b: Named, nameOf: (id: string) => string): boolean {
  return a.kind === b.kind && a.motion === b.motion && nameOf(a.id) === nameOf(b.id)
}

/** True within `NEAR_METRES` and without a wall between. */
export function isNear(from: Point, { at, before }: Thing, floor: Floor | undefined): boolean {
  const metres = Math.min(distanceBetween(from, at), distanceBetween(from, before))
  return metres <= NEAR_METRES && floor !== undefined && floor.isFree(from, before)
}
