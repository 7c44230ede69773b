import { distanceBetween, dot, minus, plus, type Point, scaled } from '../plane.ts'
import type { Box } from './box.ts'
import { degreesOf } from './degrees.ts'
import { type Frame, metresPerPixelIn } from './frames.ts'
import { type MapPin, standOf } from './spread-pins.ts'
import { turnedBox, turnedPoint } from './turned-scene.ts'

/** The head of a pin in pixels: a circle above the point, with its edge. */
const HEAD = { above: 20, radius: 12 }

/** Less is no turn, but a way around a planter, or along a curved wall. */
const LEAST_TURN = Math.cos((25 * Math.PI) / 180)

/** Where lines turn. */
export function turnsOf(lines: readonly (readonly Point[])[]): Point[] {
  return lines.flatMap((line) =>
    line.filter((at, index) => {
      const [before, after] = [line[index - 1], line[index + 1]]
      if (before === undefined || after === undefined) return false
      const [into, away] = [minus(at, before), minus(after, at)]
      return dot(into, away) < LEAST_TURN * Math.hypot(into.x, into.y) * Math.hypot(away.x, away.y)
    }),
  )
}

/** True if a pin that stands at a point, both in pixels, hides another point under its head. */
export function doesHide(stand: Point, point: Point): boolean {
  return distanceBetween(plus(stand, { x: 0, y: -HEAD.above }), point) < HEAD.radius
}

interface Shown {
  /** What is shown first. */
  readonly view: Box
  readonly lines: readonly (readonly Point[])[]
  /** True if a tall window shows the drawing turned by a quarter. */
  readonly isTurned: boolean
  /** The middle of the place that the pin marks; absent for one without a unit, whose pin stands rather towards the middle of the view. */
  readonly place?: Point | undefined
}

/**
 * The pin at the end of a route. Where its head would hide a turn in some window, it stands at the end of a line from its point,
 * rather over the place that it marks than over a neighbour.
 */
export function pinBesideTurns<Pin extends MapPin>(
  pin: Pin,
  { view, lines, isTurned, place }: Shown,
): Pin & MapPin {
  const turns = turnsOf(lines)
  const scenes = [
    ...scalesIn(view, wide).map((metres) => ({ metres, toWindow: (point: Point) => point })),
    ...scalesIn(isTurned ? turnedBox(view) : view, tall).map((metres) => ({
      metres,
      toWindow: isTurned ? turnedPoint : (point: Point) => point,
    })),
  ]
  const hidden = (one: MapPin) =>
    scenes.reduce((sum, { metres, toWindow }) => {
      const inPixels = (point: Point) => scaled(toWindow(point), 1 / metres)
      const stand = inPixels(standOf(one, metres, 0))
      return sum + turns.filter((turn) => doesHide(stand, inPixels(turn))).length
    }, 0)
  if (hidden(pin) === 0) return pin
  const middle = place ?? { x: view.x + view.width / 2, y: view.y + view.height / 2 }
  const wanted = degreesOf(minus(middle, pin.at))
  const turnedBy = (turn: number) => Math.abs(((turn - wanted + 540) % 360) - 180)
  const stands = LENGTHS.flatMap((length) =>
    directions
      .toSorted((a, b) => turnedBy(a) - turnedBy(b))
      .map((turn): Pin & MapPin => ({ ...pin, away: { turn, length } })),
  )
  return stands.find((stand) => hidden(stand) === 0) ?? pin
}

/** Pixels from the point to where its pin stands. */
const LENGTHS = [16, 24, 32, 40]
const directions = Array.from({ length: 16 }, (_, index) => index * 22.5)

/** What a route fills of the smallest and of the largest window of a shape. */
const wide: readonly Frame[] = [
  { width: 256, height: 64 },
  { width: 1000, height: 510 },
]
const tall: readonly Frame[] = [
  { width: 256, height: 250 },
  { width: 640, height: 880 },
]
/** The closest that a window shows. */
const LEAST_METRES = 12 / 1040
const SCALE_STEP = 1.15

/** Metres per pixel in windows of all sizes between the smallest and the largest. */
function scalesIn(view: Box, frames: readonly Frame[]): number[] {
  const [first = 0, last = 0] = frames.map((frame) => Math.max(LEAST_METRES, metresPerPixelIn(view, frame)))
  const steps = Math.ceil(Math.log(first / last) / Math.log(SCALE_STEP))
  return Array.from({ length: steps + 1 }, (_, step) => last * (first / last) ** (step / Math.max(1, steps)))
}
