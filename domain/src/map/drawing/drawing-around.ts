import type { Point } from '../plane.ts'
import { type Box, doOverlap, isWithin } from './box.ts'
import type { LevelDrawing } from './level-drawing.ts'

/** The part of a drawing in a box, upright: stores that reach into it, and what is in it. Areas and doors stay whole. */
export function drawingAround({ turned: _turned, ...drawing }: LevelDrawing, box: Box): LevelDrawing {
  const isIn = ({ at }: { readonly at: Point }) => isWithin({ ...at, width: 0, height: 0 }, box)
  const stores = drawing.stores.filter((store) => doOverlap(store.box, box))
  return {
    ...drawing,
    stores: stores.map(({ turned: _upright, ...store }) => store),
    signs: [],
    labels: drawing.labels.filter(isIn),
    symbols: drawing.symbols.filter(isIn),
    entrances: drawing.entrances.filter(isIn),
  }
}
