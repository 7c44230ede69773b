import type { MallMap, MapUnit } from '../map/mall-map.ts'
import { isInside } from '../map/lines.ts'
import { plus, type Point, scaled } from '../map/plane.ts'
import { CLEARANCE_METRES, type Floor } from './floor.ts'
import { type Door, doorsByUnit, doorsOf } from './unit-doors.ts'
import { isWalkable } from '../map/is-walkable.ts'

/** A walkable point where a route begins or ends, in front of a door or of another feature. */
export interface Spot {
  readonly levelId: string
  readonly at: Point
  /** The feature itself: the middle of a door, or an amenity at a wall. */
  readonly door: Point
  readonly isStepFree: boolean
  /** True for a door, which gives the direction of the first step. */
  readonly isDoor: boolean
}

/** The spots of all features by the id of the occupant, unit, opening, amenity or kiosk. */
export function spotsOfMap(map: MallMap, floors: ReadonlyMap<string, Floor>): Map<string, Spot[]> {
  const doors = doorsOf(map)
  const spotsOf = new Map(doors.map((door) => [door, spotsBefore(door, floors)]))
  const spots = new Map<string, Spot[]>()
  const add = (id: string, own: readonly Spot[]) => {
    if (own.length > 0) spots.set(id, [...own])
  }
  for (const door of doors) if (door.opening.use === 'entrance') add(door.opening.id, spotsOf.get(door) ?? [])
  // A place in a walkway needs no door.
  const rooms = map.units.filter((unit) => !isWalkable(unit))
  for (const [id, own] of doorsByUnit(rooms, doors)) {
    add(
      id,
      own.flatMap((door) => spotsOf.get(door) ?? []),
    )
  }
  for (const { id, unitId, at, levelId } of map.occupants) {
    add(id, spots.get(unitId) ?? spotsNear(at, levelId, floors))
  }
  const roomsOfLevel = Map.groupBy(rooms, ({ levelId }) => levelId)
  for (const { id, at, levelId } of [...map.amenities, ...map.kiosks]) {
    const room = roomsOfLevel.get(levelId)?.find((around) => spots.has(around.id) && holds(around, at))
    add(id, (room && spots.get(room.id)) ?? spotsNear(at, levelId, floors))
  }
  return spots
}

/** Maximum distance of a feature from its spot, in metres. */
const REACH_METRES = 6
const STEP_METRES = 0.15
const DIRECTIONS = 24

/** Finds the nearest walkable point with clearance within `REACH_METRES`. */
export function spotNear(point: Point, floor: Floor): Spot | undefined {
  for (let radius = 0; radius <= REACH_METRES; radius += STEP_METRES) {
    for (let turn = 0; turn < (radius === 0 ? 1 : DIRECTIONS); turn += 1) {
      const angle = (turn / DIRECTIONS) * 2 * Math.PI
      const at = plus(point, { x: radius * Math.cos(angle), y: radius * Math.sin(angle) })
      if (isRoomAt(at, floor))
        return { levelId: floor.levelId, at, door: point, isStepFree: true, isDoor: false }
    }
  }
  return undefined
}

function spotsNear(point: Point, levelId: string, floors: ReadonlyMap<string, Floor>): Spot[] {
  const floor = floors.get(levelId)
  const spot = floor && spotNear(point, floor)
  return spot === undefined ? [] : [spot]
}

/** The spots in front of a door, on each walkable side: an entrance of the mall has two. */
function spotsBefore({ opening, at: door, along }: Door, floors: ReadonlyMap<string, Floor>): Spot[] {
  const { levelId, isStepFree } = opening
  const floor = floors.get(levelId)
  if (floor === undefined) return []
  const reaches = [0.1, 0.3, 0.6, 1].map((more) => CLEARANCE_METRES + more)
  return [1, -1].flatMap((side) => {
    const at = reaches
      .map((metres) => plus(door, scaled({ x: -along.y, y: along.x }, side * metres)))
      .find((point) => isRoomAt(point, floor))
    return at === undefined ? [] : [{ levelId, at, door, isStepFree, isDoor: true }]
  })
}

function isRoomAt(point: Point, floor: Floor): boolean {
  return floor.isWalkable(point) && floor.isFree(point, point)
}

function holds({ shape }: MapUnit, point: Point): boolean {
  return shape.some((polygon) => isInside(point, polygon))
}
