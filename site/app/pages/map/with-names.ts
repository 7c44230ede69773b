import type { Box } from '@promenade/domain/map/drawing/box'
import { markCutLabels } from '@promenade/domain/map/drawing/cut-labels'
import type { LevelDrawing } from '@promenade/domain/map/drawing/level-drawing'
import { nameAtPins } from '@promenade/domain/map/drawing/name-at-pins'
import type { MapLayersProps } from '../../components/map-drawing/map-layers.tsx'

interface Ends {
  /** Where the route ends. */
  readonly goal: string | undefined
  readonly chosen?: string | undefined
}

/** The names at the pins: where the route ends, else of the chosen store; and of the stops. Others give way to them. */
export function withNames(
  drawing: LevelDrawing,
  view: Box,
  { route, legs = [], pins = [] }: MapLayersProps,
  { goal, chosen }: Ends,
): LevelDrawing {
  const store = drawing.stores.find(({ slug }) => slug === chosen)
  const first = route?.goal ? { slug: goal, at: route.goal } : store
  const all = first ? [first, ...pins] : pins
  const lines = [...(route?.lines ?? []), ...legs]
  return markCutLabels(nameAtPins(drawing, all, { view, lines }), view, { pins: all, lines })
}
