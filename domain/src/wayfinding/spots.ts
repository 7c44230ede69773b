import type { MallMap, MapOpening, MapUnit } from '../map/mall-map.ts'
import { distanceToStretch, edgesOf, isInside, middleOf, plus, type Point, scaled } from '../map/plane.ts'
import { CLEARANCE_METRES, type Floor } from './floor.ts'

/** Where a way begins or ends: a point in the open, and the door or the thing itself that it stands before. */
export interface Spot {
  readonly levelId: string
  readonly at: Point
  /** What the way leads to from `at`: the middle of a door, an amenity at a wall. */
  readonly door: Point
  readonly isStepFree: boolean
}

/** The spots of everything a visitor can name on the map, by the id of the occupant, unit, opening, amenity or kiosk. */
export function spotsOfMap(map: MallMap, floors: ReadonlyMap<string, Floor>): Map<string, Spot[]> {
  const spots = new Map<string, Spot[]>()
  const doors = map.openings.flatMap((opening) => {
    const spot = spotBefore(opening, floors.get(opening.levelId))
    return spot === undefined ? [] : [{ opening, spot }]
  })
  for (const { opening, spot } of doors) if (opening.use === 'entrance') spots.set(opening.id, [spot])
  for (const unit of map.units) {
    const own = doors.filter(({ opening }) => opening.levelId === unit.levelId && isDoorOf(opening, unit))
    if (own.length > 0)
      spots.set(
        unit.id,
        own.map(({ spot }) => spot),
      )
  }
  for (const occupant of map.occupants) {
    const found = spots.get(occupant.unitId) ?? spotsNear(occupant.at, occupant.levelId, floors)
    if (found.length > 0) spots.set(occupant.id, found)
  }
  for (const thing of [...map.amenities, ...map.kiosks]) {
    const unit = map.units.find(
      (around) => around.levelId === thing.levelId && spots.has(around.id) && holds(around, thing.at),
    )
    const found = (unit && spots.get(unit.id)) ?? spotsNear(thing.at, thing.levelId, floors)
    if (found.length > 0) spots.set(thing.id, found)
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
      if (isRoomAt(at, floor)) return { levelId: floor.levelId, at, door: point, isStepFree: true }
    }
  }
  return undefined
}

function spotsNear(point: Point, levelId: string, floors: ReadonlyMap<string, Floor>): Spot[] {
  const floor = floors.get(levelId)
  const spot = floor && spotNear(point, floor)
  return spot === undefined ? [] : [spot]
}

/** A step in front of the door, on whichever side of it visitors walk. */
function spotBefore(opening: MapOpening, floor: Floor | undefined): Spot | undefined {
  const middle = middleOf(opening.line)
  if (middle === undefined || floor === undefined || isClosedToVisitors(opening)) return undefined
  const { at: door, along } = middle
  for (const metres of [0.1, 0.3, 0.6, 1].map((more) => CLEARANCE_METRES + more)) {
    for (const side of [1, -1]) {
      const at = plus(door, scaled({ x: -along.y, y: along.x }, side * metres))
      if (isRoomAt(at, floor)) {
        return { levelId: floor.levelId, at, door, isStepFree: opening.isStepFree }
      }
    }
  }
  return undefined
}

function isClosedToVisitors({ use }: MapOpening): boolean {
  return use === 'emergency-exit' || use === 'service'
}

function isRoomAt(point: Point, floor: Floor): boolean {
  return floor.isWalkable(point) && floor.isFree(point, point)
}

/** Drawings are not exact: a door belongs to the wall it lies in within this much. */
const IN_WALL_METRES = 0.3

function isDoorOf(opening: MapOpening, { shape }: MapUnit): boolean {
  const middle = middleOf(opening.line)
  if (middle === undefined) return false
  return shape
    .flatMap(({ outer, holes }) => [outer, ...holes].flatMap(edgesOf))
    .some(([a, b]) => distanceToStretch(middle.at, a, b) <= IN_WALL_METRES)
}

function holds({ shape }: MapUnit, point: Point): boolean {
  return shape.some((polygon) => isInside(point, polygon))
}
