import type { MallMap, MapOpening } from '../map/mall-map.ts'
import { boundsAround, type Bounds, middleOf } from '../map/lines.ts'
import type { Point } from '../map/plane.ts'
import { isAtWall, wallsOf } from '../map/walls.ts'

/** A door for visitors, with its middle. */
export interface Door {
  readonly opening: MapOpening
  readonly at: Point
  /** The direction of its wall, as a vector of length 1. */
  readonly along: Point
}

/** The doors and entrances of a map. */
export function doorsOf({ openings }: MallMap): Door[] {
  return openings.flatMap((opening) => {
    const middle = middleOf(opening.line)
    const isForVisitors = opening.use === 'door' || opening.use === 'entrance'
    return middle !== undefined && isForVisitors ? [{ opening, ...middle }] : []
  })
}

/** The doors in the walls of each unit, by the unit's id; units without doors are absent. */
export function doorsByUnit(units: MallMap['units'], doors: readonly Door[]): Map<string, Door[]> {
  const doorsOfLevel = Map.groupBy(doors, ({ opening }) => opening.levelId)
  return new Map(
    units.flatMap((unit) => {
      const box = boundsAround(wallsOf(unit).flat())
      const own = (doorsOfLevel.get(unit.levelId) ?? []).filter(
        // Comparing with a box is cheaper than with each wall, and excludes most doors.
        ({ at }) => isNearBox(at, box) && isAtWall(at, unit),
      )
      return own.length === 0 ? [] : [[unit.id, own] as const]
    }),
  )
}

function isNearBox({ x, y }: Point, { minX, minY, maxX, maxY }: Bounds): boolean {
  const near = 1
  return x >= minX - near && x <= maxX + near && y >= minY - near && y <= maxY + near
}
