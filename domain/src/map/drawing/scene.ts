import type { Label, MallMap, MapOpening, UnitUse } from '../mall-map.ts'
import { signedArea } from '../lines.ts'
import type { Point, Polygon } from '../plane.ts'
import { drawingPlaneOf, drawnShape } from './drawing-plane.ts'
import type { AreaKind } from './level-drawing.ts'
import { findOutdoors } from './outdoors.ts'

/** One level in the drawing's coordinates. */
export interface Scene {
  readonly north: number
  readonly toDrawing: (point: Point) => Point
  readonly units: readonly SceneUnit[]
  readonly fixtures: readonly Polygon[]
  readonly openings: readonly (MapOpening & { readonly drawn: readonly Point[] })[]
}

/** A unit in the drawing's coordinates. */
export interface SceneUnit {
  readonly id: string
  readonly kind: AreaKind
  readonly name: Label
  readonly shape: readonly Polygon[]
  readonly centre: Point
}

/** Converts one level to the drawing's coordinates. */
export function createScene(map: MallMap, levelId: string): Scene {
  const plane = drawingPlaneOf(map)
  const units = map.units.filter((unit) => unit.levelId === levelId)
  const openings = map.openings.filter((opening) => opening.levelId === levelId)
  const outdoors = findOutdoors(map, levelId)
  return {
    ...plane,
    units: units.map(({ id, use, name, shape, centre }) => ({
      id,
      kind: outdoors.has(id) ? 'outside' : kinds[use],
      // A washroom has its symbol.
      name: use === 'washroom' ? {} : name,
      shape: drawnShape(plane, shape),
      centre: plane.toDrawing(centre),
    })),
    fixtures: [...map.fixtures, ...map.kiosks]
      .filter((thing) => thing.levelId === levelId)
      .flatMap(({ shape }) => drawnShape(plane, shape)),
    openings: openings.map((opening) => ({ ...opening, drawn: opening.line.map(plane.toDrawing) })),
  }
}

const kinds: Readonly<Record<UnitUse, AreaKind>> = {
  walkway: 'walkway',
  ramp: 'walkway',
  room: 'room',
  washroom: 'room',
  lift: 'moving',
  escalator: 'moving',
  stairs: 'moving',
  parking: 'parking',
  void: 'void',
  private: 'private',
}

/** In square metres, holes included. */
export function areaOf({ shape }: SceneUnit): number {
  return shape.reduce((sum, { outer }) => sum + Math.abs(signedArea(outer)), 0)
}
