import type { MallMap, MapUnit } from '../map/mall-map.ts'
import { isInside, plus, type Point, scaled } from '../map/plane.ts'
import { CLEARANCE_METRES, type Floor } from './floor.ts'
import { type Door, doorsByUnit, doorsOf } from './unit-doors.ts'
import { isWalkable } from './walkable-area.ts'

/** Where a way begins or ends: a point in the open, and the door or the thing itself that it stands before. */
export interface Spot {
  readonly levelId: string
  readonly at: Point
  /** What the way leads to from `at`: the middle of a door, an amenity at a wall. */
  readonly door: Point
  readonly isStepFree: boolean
  /** Whether one comes out of it facing the way; beside a thing in the open one may face anywhere. */
  readonly isDoor: boolean
}

/** The spots of everything a visitor can name on the map, by the id of the occupant, unit, opening, amenity or kiosk. */
export function spotsOfMap(map: MallMap, floors: ReadonlyMap<string, Floor>): Map<string, Spot[]> {
  const doors = doorsOf(map)
  const spotsOf = new Map(doors.map((door) => [door, spotsBefore(door, floors)]))
  const spots = new Map<string, Spot[]>()
  const add = (id: string, own: readonly Spot[]) => {
    if (own.length > 0) spots.set(id, [...own])
  }
  for (const door of doors) if (door.opening.use === 'entrance') add(door.opening.id, spotsOf.get(door) ?? [])
  // Whoever is in a walkway is in the open, however many doors it has.
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

/** How far off a point may be that is still taken for a place on the floor, in metres. */
const REACH_METRES = 6
const STEP_METRES = 0.15
const DIRECTIONS = 24

/** The nearest point where one can stand with room to all sides; none where the floor is farther than `REACH_METRES`. */
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

/** A step in front of the door on each side on which visitors walk: a door of the mall is come to from two. */
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
