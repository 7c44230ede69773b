import type { MallMap } from '../mall-map.ts'
import { roomsOf, type UnitMap } from '../store-units.ts'
import type { Point } from '../plane.ts'
import { type Box, boxAround, roundedBox, widened } from './box.ts'
import { drawAreas } from './draw-level.ts'
import { largestOf, middleOfShape } from './draw-stores.ts'
import { fitLabel } from './fit-label.ts'
import type { DrawnArea } from './level-drawing.ts'
import { createScene, type SceneUnit } from './scene.ts'
import { svgPathOf } from './shape-path.ts'

/** A level for staff: every numbered room by itself, in the coordinates of `LevelDrawing`. */
export interface UnitsDrawing {
  readonly levelId: string
  readonly box: Box
  /** Under the units, in painting order. */
  readonly areas: readonly DrawnArea[]
  readonly units: readonly DrawnUnit[]
}

/** A numbered room. */
export interface DrawnUnit {
  readonly number: string
  /** SVG path data. */
  readonly path: string
  /** The middle of its number, in degrees clockwise and letters of a size in metres. */
  readonly at: Point
  readonly turn: number
  readonly size: number
}

/** Margin around the building, in metres. */
const MARGIN_METRES = 3
/** Letters of numbers, in metres. */
const MAX_LETTERS = 4
const MIN_LETTERS = 1

/** Draws the levels that have numbered rooms, the lowest first. */
export function drawUnits(map: MallMap, units: UnitMap): readonly UnitsDrawing[] {
  const numbers = new Map(roomsOf(units).map(({ id, number }) => [id, number]))
  return map.levels.flatMap(({ id }) => drawLevelOfUnits(map, id, numbers) ?? [])
}

function drawLevelOfUnits(
  map: MallMap,
  levelId: string,
  numbers: ReadonlyMap<string, string>,
): UnitsDrawing | undefined {
  const scene = createScene(map, levelId)
  const rooms = scene.units.filter(({ id }) => numbers.has(id))
  const indoors = scene.units.filter(({ kind }) => kind !== 'outside' && kind !== 'parking')
  const box = boxAround(indoors.flatMap(({ shape }) => shape.flatMap(({ outer }) => outer)))
  if (box === undefined || rooms.length === 0) return undefined
  return {
    levelId,
    box: roundedBox(widened(box, MARGIN_METRES)),
    areas: drawAreas(
      indoors.filter((unit) => !rooms.includes(unit)),
      [],
    ),
    units: rooms.flatMap((room) => drawUnit(room, numbers.get(room.id) ?? '')),
  }
}

function drawUnit(room: SceneUnit, number: string): readonly DrawnUnit[] {
  const largest = largestOf(room.shape)
  if (largest === undefined) return []
  const label = fitLabel(number, largest, MAX_LETTERS)
  const { at, turn, size } = label ?? { at: middleOfShape(largest, room), turn: 0, size: MIN_LETTERS }
  return [{ number, path: svgPathOf(room.shape), at, turn, size }]
}
