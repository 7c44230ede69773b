import type { Point } from '../plane.ts'
import { boxInEms } from './box-in-ems.ts'
import { type Box, doOverlap, rounded, widened } from './box.ts'
import { lineBreaks } from './fit-label.ts'
import { viewFrames } from './frames.ts'
import { type Beside, type DrawnLabel, labelSizes, type LevelDrawing } from './level-drawing.ts'
import { BESIDE_PX, LINE_HEIGHT } from './letters.ts'
import { doCover } from './obstacles.ts'
import { boxOfLines, textWidth } from './text-width.ts'
import { turnedBox, turnedPoint } from './turned-scene.ts'

/** A pin on the drawing, which stands on its point. */
export interface MapPin {
  readonly at: Point
  /** Of the store at which it stands, if any. */
  readonly slug?: string | undefined
}

/** What the names at pins are placed in. */
interface Around {
  /** The part of the drawing that is shown first. */
  readonly view: Box
  /** The routes on the drawing. */
  readonly lines?: readonly (readonly Point[])[]
}

/**
 * Writes the names of stores beside their pins, at every zoom, instead of where a pin may cover them; clear of the routes, the other
 * pins and each other where there is such a place, and towards the middle of the view, whose edge might cut them off.
 */
export function nameAtPins(
  drawing: LevelDrawing,
  pins: readonly MapPin[],
  { view, lines = [] }: Around,
): LevelDrawing {
  if (pins.length === 0) return drawing
  const names = new Map(drawing.stores.map(({ slug, name }) => [slug, name]))
  const flat = labelsAt(pins, names, { view, lines })
  const upright = labelsAt(
    pins.map(({ slug, at }) => ({ slug, at: turnedPoint(at) })),
    names,
    { view: turnedBox(view), lines: lines.map((line) => line.map(turnedPoint)) },
  )
  return {
    ...drawing,
    stores: drawing.stores.map((store) => {
      const label = flat.get(store.slug)
      if (label === undefined) return store
      const { early: _early, ...others } = store
      return {
        ...others,
        // The pin covers it.
        logo: undefined,
        label,
        ...(store.turned && { turned: { label: upright.get(store.slug) } }),
      }
    }),
  }
}

/** One after the other, each clear of those before. */
function labelsAt(
  pins: readonly MapPin[],
  names: ReadonlyMap<string | undefined, string>,
  around: Required<Around>,
): Map<string | undefined, NameAtPin> {
  const labels = new Map<string | undefined, NameAtPin>()
  for (const pin of pins) {
    const name = names.get(pin.slug)
    if (name === undefined) continue
    const others = pins.filter((other) => other !== pin)
    labels.set(pin.slug, labelAt(name, pin.at, { ...around, others, labels: [...labels.values()] }))
  }
  return labels
}

/** A longer name has two lines. */
const MOST_EMS = 9

/** A name beside a pin. */
type NameAtPin = DrawnLabel & { readonly beside: Beside }

interface Surroundings extends Required<Around> {
  readonly others: readonly MapPin[]
  readonly labels: readonly NameAtPin[]
}

function labelAt(name: string, at: Point, { view, lines, others, labels }: Surroundings): NameAtPin {
  const [size] = labelSizes
  const breaks = lineBreaks(name)
  const written =
    breaks.find((all) => all.every((line) => textWidth(line) <= MOST_EMS)) ?? breaks.at(-1) ?? []
  const label = { lines: written, at: rounded(at), turn: 0, size }
  const faultsOf = (beside: Beside) =>
    viewFrames.reduce((sum, { width, height, outside }) => {
      const metres = Math.max(view.width / width, view.height / height)
      const letters = BESIDE_PX * metres
      const box = boxOf({ ...label, beside }, letters)
      const isTaken =
        others.some((other) => doOverlap(box, boxInEms(other.at, PIN, letters))) ||
        labels.some((other) => doOverlap(box, boxOf(other, letters)))
      const isCrossed = doCover(lines, widened(box, ROUTE_EMS * letters))
      const isCut = !isBetweenEdges(box, view, (width / 2 + EDGE_PX) * metres)
      return sum + (isTaken ? TAKEN : 0) + (isCut ? outside : 0) + (isCrossed ? CROSSED : 0)
    }, 0)
  const beside = placesOf(written.length, at.x > view.x + view.width / 2).reduce((best, place) =>
    faultsOf(place) < faultsOf(best) ? place : best,
  )
  return { ...label, beside }
}

function boxOf({ lines, at, beside: { text, anchor } }: NameAtPin, letters: number): Box {
  return boxInEms(at, boxOfLines(lines, text, anchor), letters)
}

/** Rather across a route than on a pin or a name. */
const [CROSSED, TAKEN] = [2, 9]

/** Within so many metres from the middle; above and below the view a window mostly shows more. */
function isBetweenEdges(box: Box, view: Box, reach: number): boolean {
  const middle = view.x + view.width / 2
  return box.x >= middle - reach && box.x + box.width <= middle + reach
}

/** Half the width of a route. */
const ROUTE_EMS = 0.4

/** A pin, in ems from its point. */
const PIN: Box = { x: -1, y: -2.7, width: 2, height: 2.7 }

/** From what a view fills to the edges, in pixels. */
const EDGE_PX = 24

/** In ems from the point of a pin: beside its head, above it, and below the point. */
const HEAD = { side: 1.3, middle: -1.6, top: -2.9, foot: 0.3 }

function placesOf(lines: number, isLeft: boolean): Beside[] {
  const [inwards, outwards] = isLeft ? ([-1, 1] as const) : ([1, -1] as const)
  const beside = (side: -1 | 1) => placeAt(side, { x: side * HEAD.side, y: HEAD.middle })
  const above = (side: -1 | 1) =>
    placeAt(side, rounded({ x: -side * HEAD.side * 0.7, y: HEAD.top - (lines * LINE_HEIGHT) / 2 }))
  const below = (side: -1 | 1) =>
    placeAt(side, rounded({ x: -side * HEAD.side * 0.7, y: HEAD.foot + (lines * LINE_HEIGHT) / 2 }))
  return [inwards, outwards]
    .flatMap((side) => [beside(side), above(side)])
    .concat(below(inwards), below(outwards))
}

function placeAt(side: -1 | 1, text: Point): Beside {
  return { line: { x: 0, y: 0 }, text, anchor: side < 0 ? 'end' : 'start' }
}
