import { distanceBetween, dot, minus, plus, type Point, scaled } from '../plane.ts'
import type { Box } from './box.ts'
import { degreesOf } from './degrees.ts'
import { type Frame, metresPerPixelIn } from './frames.ts'
import { apartBy, type MapPin, standOf } from './spread-pins.ts'
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

interface Shown<Pin> {
  /** What is shown first. */
  readonly view: Box
  readonly lines: readonly (readonly Point[])[]
  /** Metres per pixel up to which each pin stands on its point. */
  readonly apartUntil: number
  /** True if a tall window shows the drawing turned by a quarter. */
  readonly isTurned: boolean
  /** The middle of the place that a pin marks; absent for one without a unit, whose pin stands rather towards the middle of the view. */
  readonly placeOf: (pin: Pin) => Point | undefined
}

/**
 * Pins that hide as few turns as may be. One whose head would hide a turn in some window stands at the end of a line from its point,
 * clear of the other pins, and rather over the place that it marks than over a neighbour.
 */
export function pinsBesideTurns<Pin extends MapPin>(
  pins: readonly (Pin & MapPin)[],
  shown: Shown<Pin>,
): readonly (Pin & MapPin)[] {
  const turns = turnsOf(shown.lines)
  const scenes = scenesOf(shown)
  const hiddenBy = (one: MapPin) =>
    scenes.reduce((sum, { metres, toWindow }) => {
      const inPixels = (point: Point) => scaled(toWindow(point), 1 / metres)
      const stand = inPixels(standOf(one, metres, shown.apartUntil))
      return sum + turns.filter((turn) => doesHide(stand, inPixels(turn))).length
    }, 0)
  const standing = [...pins]
  for (const [index, pin] of pins.entries()) {
    let least = hiddenBy(pin)
    if (least === 0) continue
    const others = standing.filter((_, other) => other !== index)
    const isApart = (one: MapPin) =>
      scenes.every(({ metres }) => {
        const stand = standOf(one, metres, shown.apartUntil)
        return others.every(
          (other) =>
            distanceBetween(stand, standOf(other, metres, shown.apartUntil)) >= apartBy(one, other) * metres,
        )
      })
    for (const one of standsFor(pin, shown)) {
      const hidden = least > 0 && isApart(one) ? hiddenBy(one) : least
      if (hidden >= least) continue
      least = hidden
      standing[index] = one
    }
  }
  return standing
}

/** What windows of all sizes show, wide ones and tall ones. */
function scenesOf({ view, isTurned }: Pick<Shown<MapPin>, 'view' | 'isTurned'>) {
  return [
    ...scalesIn(view, wide).map((metres) => ({ metres, toWindow: (point: Point) => point })),
    ...scalesIn(isTurned ? turnedBox(view) : view, tall).map((metres) => ({
      metres,
      toWindow: isTurned ? turnedPoint : (point: Point) => point,
    })),
  ]
}

/** Where else a pin may stand: near its point and towards its place first. */
function standsFor<Pin extends MapPin>(pin: Pin & MapPin, { view, placeOf }: Shown<Pin>): (Pin & MapPin)[] {
  const middle = placeOf(pin) ?? { x: view.x + view.width / 2, y: view.y + view.height / 2 }
  const wanted = degreesOf(minus(middle, pin.at))
  const turnedBy = (turn: number) => Math.abs(((turn - wanted + 540) % 360) - 180)
  return LENGTHS.flatMap((length) =>
    directions
      .toSorted((a, b) => turnedBy(a) - turnedBy(b))
      .map((turn) => ({ ...pin, away: { turn, length } })),
  )
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
