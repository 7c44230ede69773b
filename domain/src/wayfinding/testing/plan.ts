import {
  emptyMap,
  type MallMap,
  type MapConnection,
  type MapOpening,
  type MapUnit,
  type UnitUse,
} from '../../map/mall-map.ts'
import type { Point, Polygon } from '../../map/plane.ts'

/** A rectangle from its lower left corner, in metres. */
export function rectangle(x: number, y: number, width: number, height: number): Polygon {
  return {
    outer: [
      { x, y },
      { x: x + width, y },
      { x: x + width, y: y + height },
      { x, y: y + height },
    ],
    holes: [],
  }
}

export function unit(id: string, use: UnitUse, shape: Polygon, levelId = 'L1'): MapUnit {
  const [a, , c] = shape.outer
  const centre = { x: ((a?.x ?? 0) + (c?.x ?? 0)) / 2, y: ((a?.y ?? 0) + (c?.y ?? 0)) / 2 }
  return { id, levelId, use, name: { en: id }, shape: [shape], centre }
}

/** A door of one metre in a wall, across (`-`) or up and down (`|`). */
export function door(id: string, { x, y }: Point, wall: '-' | '|', levelId = 'L1'): MapOpening {
  const line =
    wall === '-'
      ? [
          { x: x - 0.5, y },
          { x: x + 0.5, y },
        ]
      : [
          { x, y: y - 0.5 },
          { x, y: y + 0.5 },
        ]
  return { id, levelId, line, use: 'door', name: {}, isStepFree: true }
}

export function connection(
  id: string,
  kind: MapConnection['kind'],
  stops: readonly (readonly [levelId: string, at: Point])[],
  isOneWay = false,
): MapConnection {
  return { id, kind, name: { en: id }, stops: stops.map(([levelId, at]) => ({ levelId, at })), isOneWay }
}

export function plan(parts: Partial<MallMap>): MallMap {
  const levelIds = new Set((parts.units ?? []).map(({ levelId }) => levelId))
  return {
    ...emptyMap,
    name: { en: 'Test mall' },
    levels: [...levelIds].map((id, ordinal) => ({
      id,
      ordinal,
      name: { en: id },
      shortName: { en: id },
      shape: [],
    })),
    ...parts,
  }
}
