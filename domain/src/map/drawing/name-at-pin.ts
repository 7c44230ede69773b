import type { Point } from '../plane.ts'
import { boxInEms } from './box-in-ems.ts'
import { type Box, rounded, widened } from './box.ts'
import { lineBreaks } from './fit-label.ts'
import { type Beside, type DrawnLabel, labelSizes, type LevelDrawing } from './level-drawing.ts'
import { BESIDE_PX, LINE_HEIGHT } from './letters.ts'
import { doCover } from './obstacles.ts'
import { boxOfLines, textWidth } from './text-width.ts'
import { turnedBox, turnedPoint } from './turned-scene.ts'

/** A pin on the drawing, at a store. */
export interface StorePin {
  readonly slug: string
  readonly at: Point
  /** The lines of the route that ends there. */
  readonly route?: readonly (readonly Point[])[]
}

/**
 * Writes the name of a store beside its pin, at every zoom, instead of where the pin may cover it; clear of the route there, and
 * towards the middle of the view, whose edge might cut it off.
 */
export function nameAtPin(
  drawing: LevelDrawing,
  { slug, at, route = [] }: StorePin,
  view: Box,
): LevelDrawing {
  const turnedRoute = route.map((line) => line.map(turnedPoint))
  return {
    ...drawing,
    stores: drawing.stores.map((store) => {
      if (store.slug !== slug) return store
      const { early: _early, ...others } = store
      return {
        ...others,
        // The pin covers it.
        logo: undefined,
        label: labelAt(store.name, { at, route, view }),
        ...(store.turned && {
          turned: {
            label: labelAt(store.name, {
              at: turnedPoint(at),
              route: turnedRoute,
              view: turnedBox(view),
            }),
          },
        }),
      }
    }),
  }
}

/** A longer name has two lines. */
const MOST_EMS = 9

interface Surroundings {
  readonly at: Point
  readonly route: readonly (readonly Point[])[]
  readonly view: Box
}

function labelAt(name: string, { at, route, view }: Surroundings): DrawnLabel {
  const [size] = labelSizes
  const breaks = lineBreaks(name)
  const lines = breaks.find((all) => all.every((line) => textWidth(line) <= MOST_EMS)) ?? breaks.at(-1) ?? []
  const places = placesOf(lines.length, at.x > view.x + view.width / 2)
  const isClear = ({ text, anchor }: Beside) =>
    WINDOWS_PX.every((width) => {
      const letters = (BESIDE_PX * view.width) / width
      return !doCover(route, boxInEms(at, widened(boxOfLines(lines, text, anchor), ROUTE_EMS), letters))
    })
  return { lines, at, turn: 0, size, beside: places.find(isClear) ?? places[0] }
}

/** Half the width of a route. */
const ROUTE_EMS = 0.4

/** What the view fills of a phone, and of a desktop. */
const WINDOWS_PX = [340, 900]

/** In ems from the point of a pin: beside its head, and above it. */
const HEAD = { side: 1.3, middle: -1.6, top: -2.9 }

function placesOf(lines: number, isLeft: boolean): [Beside, ...Beside[]] {
  const [inwards, outwards] = isLeft ? ([-1, 1] as const) : ([1, -1] as const)
  const beside = (side: -1 | 1) => placeAt(side, { x: side * HEAD.side, y: HEAD.middle })
  const above = (side: -1 | 1) =>
    placeAt(side, rounded({ x: -side * HEAD.side * 0.7, y: HEAD.top - (lines * LINE_HEIGHT) / 2 }))
  return [beside(inwards), above(inwards), beside(outwards), above(outwards)]
}

function placeAt(side: -1 | 1, text: Point): Beside {
  return { line: { x: 0, y: 0 }, text, anchor: side < 0 ? 'end' : 'start' }
}
