import type { Label } from '../mall-map.ts'
import { isInside, middleOf, type Point, plus, type Ring, scaled } from '../plane.ts'
import { rounded } from './box.ts'
import { lineBreaks, textBlock } from './fit-label.ts'
import { type DrawnEntrance, type DrawnLabel, type LabelSize, labelSizes } from './level-drawing.ts'
import { createObstacles, type Obstacles, ringOfLabel } from './obstacles.ts'
import { svgPathOfLines } from './path.ts'
import type { Scene } from './scene.ts'

/** Letter sizes of an entrance's name in metres, the largest first. */
const letterSizes = labelSizes.filter((size) => size <= 3.9 && size >= 1)
/** Distances of an entrance's name from the door, in metres. */
const distances = [6, 8, 11, 14]
/** Distance from the door that is surely on one side of it; metres. */
const STEP_METRES = 1

/** Draws the entrances with their names on free ground outside; the names become obstacles. */
export function drawEntrances(
  { openings, units }: Scene,
  obstacles: Obstacles,
  translate: (label: Label) => string,
): DrawnEntrance[] {
  const outside = units.filter(({ kind }) => kind === 'outside').flatMap(({ shape }) => shape)
  const indoors = createObstacles()
  for (const { kind, shape } of units)
    if (kind === 'walkway') for (const { outer } of shape) indoors.add(outer)
  return openings.flatMap(({ id, drawn, use, name, isStepFree }) => {
    const middle = use === 'entrance' ? middleOf(drawn) : undefined
    if (middle === undefined) return []
    const { at } = middle
    const across = { x: -middle.along.y, y: middle.along.x }
    const isAhead = outside.some((shape) => isInside(plus(at, scaled(across, STEP_METRES)), shape))
    const outwards = isAhead ? across : scaled(across, -1)
    const label = labelBefore(
      translate(name),
      at,
      outwards,
      (ring) => obstacles.isFree(ring) && indoors.isFree(ring),
    )
    if (label !== undefined) obstacles.add(ringOfLabel(label))
    return [
      {
        id,
        name: translate(name),
        line: svgPathOfLines([drawn]),
        at: rounded(at),
        turn: degrees(outwards) - 180,
        isStepFree,
        label,
      },
    ]
  })
}

function labelBefore(
  name: string,
  door: Point,
  outwards: Point,
  isFree: (ring: Ring) => boolean,
): DrawnLabel | undefined {
  // Two lines look best before a door.
  const breaks = lineBreaks(name).toSorted((a, b) => Math.abs(a.length - 2) - Math.abs(b.length - 2))
  const tried = letterSizes.flatMap((size) =>
    distances.flatMap((distance) => breaks.map((lines) => labelAt(lines, size, distance, door, outwards))),
  )
  return tried.find((label) => isFree(ringOfLabel(label)))
}

/** A horizontal label at a distance from the door, in the direction away from it. */
function labelAt(
  lines: readonly string[],
  size: LabelSize,
  distance: number,
  door: Point,
  outwards: Point,
): DrawnLabel {
  const { width, height } = textBlock(lines)
  const reach = distance + (Math.abs(outwards.x) * width + Math.abs(outwards.y) * height) * (size / 2)
  return { lines, at: rounded(plus(door, scaled(outwards, reach))), turn: 0, size }
}

function degrees({ x, y }: Point): number {
  return Math.round((Math.atan2(y, x) * 180) / Math.PI)
}
