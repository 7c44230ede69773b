import type { Point } from '../plane.ts'
import { boxInEms } from './box-in-ems.ts'
import { type Box, doOverlap, widened } from './box.ts'
import { lineBreaks } from './fit-label.ts'
import { metresPerPixelIn, phoneFrame, viewFrames } from './frames.ts'
import type { Beside, DrawnLabel, LevelDrawing } from './level-drawing.ts'
import { BESIDE_PX, halfWidthOfPin, LINE_HEIGHT } from './letters.ts'
import { doCover } from './obstacles.ts'
import { type MapPin, standOf } from './spread-pins.ts'
import { boxOfLines, textWidth } from './text-width.ts'
import { turnedBox, turnedPoint } from './turned-scene.ts'

/** The name beside a pin, in letters of `BESIDE_PX`. */
export interface NameAtPin {
  readonly lines: readonly string[]
  /** In ems from where the pin stands: the start or end in width and the middle in height. */
  readonly text: Point
  readonly anchor: Beside['anchor']
  /** Metres per pixel up to which it is clear of the other pins and names: then it is drawn. */
  readonly until: number
}

/** A pin with its name, for the drawing and for the one turned by a quarter. */
export interface NamedPin extends MapPin {
  readonly name?: { readonly flat?: NameAtPin | undefined; readonly upright?: NameAtPin | undefined }
}

/** What the names at pins are placed in. */
interface Around {
  /** The part of the drawing that is shown first. */
  readonly view: Box
  /** The routes on the drawing. */
  readonly lines?: Lines
  /** Walls and symbols, which are rather not written over. */
  readonly walls?: Lines
  readonly apartUntil: number
}

type Lines = readonly (readonly Point[])[]

/**
 * Writes names beside pins, at each scale where there is a place clear of the other pins and each other; clear of the routes too if
 * there is such a place, of walls and symbols, and towards the middle of the view, whose edge might cut them off.
 */
export function nameAtPins<Pin extends MapPin>(
  pins: readonly Pin[],
  nameOf: (pin: Pin) => string | undefined,
  { view, lines = [], walls = [], apartUntil }: Around,
): readonly (Pin & NamedPin)[] {
  const names = pins.map(nameOf)
  const flat = namesAt(pins, names, { view, lines, walls, apartUntil })
  const upright = namesAt(pins.map(turnedPin), names, {
    view: turnedBox(view),
    lines: turnedLines(lines),
    walls: turnedLines(walls),
    apartUntil,
  })
  return pins.map((pin, index) => ({ ...pin, name: { flat: flat[index], upright: upright[index] } }))
}

/** The drawing without the names that stand at pins, and without the logos under them. */
export function withoutNames(drawing: LevelDrawing, pins: readonly NamedPin[]): LevelDrawing {
  const slugs = new Set(pins.map(({ slug }) => slug))
  const written = new Set(pins.map(({ name }) => name?.flat?.lines.join(' ')))
  const others = (labels: readonly DrawnLabel[]) =>
    labels.filter(({ lines }) => !written.has(lines.join(' ')))
  return {
    ...drawing,
    stores: drawing.stores.map((store) => {
      if (!slugs.has(store.slug)) return store
      const { early: _early, turned, ...rest } = store
      return { ...rest, logo: undefined, label: undefined, ...(turned && { turned: { label: undefined } }) }
    }),
    labels: others(drawing.labels),
    ...(drawing.turned && { turned: { ...drawing.turned, labels: others(drawing.turned.labels) } }),
  }
}

function turnedLines(lines: Lines): Lines {
  return lines.map((line) => line.map(turnedPoint))
}

/** The pin in a drawing turned by a quarter clockwise. */
export function turnedPin(pin: MapPin): MapPin {
  const { at, away } = pin
  return { ...pin, at: turnedPoint(at), ...(away && { away: { ...away, turn: away.turn + 90 } }) }
}

/** The pin, with some metres per pixel. */
export function boxOfPin(pin: MapPin, metresPerPixel: number, apartUntil: number): Box {
  const { x, y } = standOf(pin, metresPerPixel, apartUntil)
  const half = halfWidthOfPin(pin.number) + EDGE_OF_PIN_PX
  return {
    x: x - half * metresPerPixel,
    y: y - (PIN_PX + EDGE_OF_PIN_PX) * metresPerPixel,
    width: 2 * half * metresPerPixel,
    height: (PIN_PX + EDGE_OF_PIN_PX) * metresPerPixel,
  }
}

/** The height of a pin, and its light edge. */
const [PIN_PX, EDGE_OF_PIN_PX] = [31, 1]

/** The name at a pin, with some metres per pixel. */
export function boxOfName({ lines, text, anchor }: NameAtPin, stand: Point, metresPerPixel: number): Box {
  return boxInEms(stand, boxOfLines(lines, text, anchor), BESIDE_PX * metresPerPixel)
}

/** The pin, and its name where that is drawn. */
export function boxesAtPin(
  pin: MapPin,
  name: NameAtPin | undefined,
  metresPerPixel: number,
  apartUntil: number,
): Box[] {
  const isNamed = name !== undefined && name.until >= metresPerPixel
  return [
    boxOfPin(pin, metresPerPixel, apartUntil),
    ...(isNamed ? [boxOfName(name, standOf(pin, metresPerPixel, apartUntil), metresPerPixel)] : []),
  ]
}

/** A longer name has two lines. */
const MOST_EMS = 9

/** One after the other, each clear of those before. */
function namesAt(
  pins: readonly MapPin[],
  names: readonly (string | undefined)[],
  around: Required<Around>,
): (NameAtPin | undefined)[] {
  const placed: (NameAtPin | undefined)[] = []
  const scales = scalesOf(around.view)
  for (const [index, pin] of pins.entries()) {
    const name = names[index]
    const seen = scales.map((scale) => takenAt(scale, pin, { pins, placed, around }))
    placed.push(name === undefined || name === '' ? undefined : placeName(name, pin, { seen, around }))
  }
  return placed
}

/** A window in which a view is seen, with what stands there. */
interface Seen {
  readonly metres: number
  /** How bad a place outside of it is. */
  readonly outside: number
  readonly reach: number
  readonly stand: Point
  readonly taken: readonly Box[]
}

/** The windows from the smallest on, then what one sees who has zoomed in. */
function scalesOf(view: Box): readonly Pick<Seen, 'metres' | 'outside' | 'reach'>[] {
  const windows = [{ ...phoneFrame, outside: 1 }, ...viewFrames].map((frame) => {
    const metres = metresPerPixelIn(view, frame)
    return { metres, outside: frame.outside, reach: (frame.width / 2 + EDGE_PX) * metres }
  })
  const closest = Math.min(...windows.map(({ metres }) => metres))
  const near = [2, 4].map((zoom) => ({ metres: closest / zoom, outside: 0, reach: 0 }))
  return [...windows.toSorted((a, b) => b.metres - a.metres), ...near]
}

interface Placed {
  readonly pins: readonly MapPin[]
  readonly placed: readonly (NameAtPin | undefined)[]
  readonly around: Required<Around>
}

function takenAt(
  scale: ReturnType<typeof scalesOf>[number],
  own: MapPin,
  { pins, placed, around: { apartUntil } }: Placed,
): Seen {
  const { metres } = scale
  return {
    ...scale,
    stand: standOf(own, metres, apartUntil),
    taken: pins.flatMap((pin, index) =>
      pin === own ? [] : boxesAtPin(pin, placed[index], metres, apartUntil),
    ),
  }
}

interface Surroundings {
  readonly seen: readonly Seen[]
  readonly around: Required<Around>
}

/** Undefined where no place is clear, however near one comes. */
function placeName(name: string, pin: MapPin, { seen, around }: Surroundings): NameAtPin | undefined {
  const { view, lines, walls } = around
  const breaks = lineBreaks(name)
  const written =
    breaks.find((all) => all.every((line) => textWidth(line) <= MOST_EMS)) ?? breaks.at(-1) ?? []
  const middle = view.x + view.width / 2
  const isTaken = (place: NameAtPin, { metres, stand, taken }: Seen) => {
    const box = boxOfName(place, stand, metres)
    return taken.some((other) => doOverlap(box, other))
  }
  const faultsOf = (place: NameAtPin) =>
    seen.reduce((sum, scale) => {
      const { metres, outside, reach, stand } = scale
      const box = boxOfName(place, stand, metres)
      const isCrossed = doCover(lines, widened(box, ROUTE_EMS * BESIDE_PX * metres))
      const wall = doCover(walls, box) ? WALL : 0
      // Above and below the view a window mostly shows more.
      const isCut = reach > 0 && !(box.x >= middle - reach && box.x + box.width <= middle + reach)
      return (
        sum + (isTaken(place, scale) ? TAKEN : 0) + (isCut ? outside : 0) + (isCrossed ? CROSSED : 0) + wall
      )
    }, 0)
  const best = placesOf(pin, written, pin.at.x > middle).reduce((one, other) =>
    faultsOf(other) < faultsOf(one) ? other : one,
  )
  const firstClear = seen.findLastIndex((scale) => isTaken(best, scale)) + 1
  const until = firstClear === 0 ? Infinity : (seen[firstClear]?.metres ?? 0)
  return until === 0 ? undefined : { ...best, until: Math.min(FARTHEST, Math.ceil(until * 1000) / 1000) }
}

/** Rather across a wall than a route, and across a route than on a pin or a name. */
const [WALL, CROSSED, TAKEN] = [0.5, 2, 9]

/** Half the width of a route. */
const ROUTE_EMS = 0.4

/** From what a view fills to the edges, in pixels. */
const EDGE_PX = 24

/** Metres per pixel at which nobody looks at a mall. */
const FARTHEST = 99

/** In ems from the point of a pin: from its head, the middle of that, above it, and below the point. */
const HEAD = { gap: 0.4, middle: -1.6, top: -2.9, foot: 0.3 }

/** Beside the head, above it and below the point. */
function placesOf(pin: MapPin, lines: readonly string[], isLeft: boolean): NameAtPin[] {
  const [inwards, outwards] = isLeft ? ([-1, 1] as const) : ([1, -1] as const)
  const side = halfWidthOfPin(pin.number) / BESIDE_PX + HEAD.gap
  const half = (lines.length * LINE_HEIGHT) / 2
  const place = (towards: -1 | 1, x: number, y: number): NameAtPin => ({
    lines,
    text: { x: toHundredth(towards * x), y: toHundredth(y) },
    anchor: towards < 0 ? 'end' : 'start',
    until: 0,
  })
  const beside = (towards: -1 | 1) => place(towards, side, HEAD.middle)
  const above = (towards: -1 | 1) => place(towards, -side * 0.7, HEAD.top - half)
  const below = (towards: -1 | 1) => place(towards, -side * 0.7, HEAD.foot + half)
  return [inwards, outwards]
    .flatMap((towards) => [beside(towards), above(towards)])
    .concat(below(inwards), below(outwards))
}

function toHundredth(value: number): number {
  return Math.round(value * 100) / 100
}
