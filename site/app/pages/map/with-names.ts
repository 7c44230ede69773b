import type { Box } from '@promenade/domain/map/drawing/box'
import { markCutLabels } from '@promenade/domain/map/drawing/cut-labels'
import type { LevelDrawing } from '@promenade/domain/map/drawing/level-drawing'
import { nameAtPins, withoutNames } from '@promenade/domain/map/drawing/name-at-pins'
import { pinBesideTurns } from '@promenade/domain/map/drawing/pin-beside-turns'
import { spreadPins } from '@promenade/domain/map/drawing/spread-pins'
import type { DrawnPin, MapLayersProps } from '../../components/map-drawing/map-layers.tsx'

interface Ends {
  /** Where the route ends. */
  readonly goal: string | undefined
  readonly chosen?: string | undefined
}

/**
 * The drawing with its layers, whose pins stand apart, with their names: where the route ends, else the chosen store; and the
 * stops. Other names give way to them.
 */
export function withNames(
  drawing: LevelDrawing,
  view: Box,
  layers: MapLayersProps,
  { goal, chosen }: Ends,
): { drawing: LevelDrawing; layers: MapLayersProps } {
  const { route, legs = [] } = layers
  const store = drawing.stores.find(({ slug }) => slug === chosen)
  const first = route?.goal
    ? { slug: goal, at: route.goal, number: route.number, label: '' }
    : store && { slug: chosen, at: store.at, label: '' }
  const others = layers.pins?.filter(({ slug }) => slug === undefined || slug !== first?.slug) ?? []
  const all: DrawnPin[] = first ? [first, ...others] : others
  if (all.length === 0) return { drawing: markCutLabels(drawing, view), layers }
  const lines = [...(route?.lines ?? []), ...legs]
  const place = drawing.stores.find(({ slug }) => slug === goal)?.at
  const isEndAlone = route?.goal !== undefined && others.length === 0
  const { pins: spread, apartUntil } = isEndAlone
    ? {
        pins: all.map((pin) =>
          pinBesideTurns(pin, { view, lines, isTurned: drawing.turned !== undefined, place }),
        ),
        apartUntil: 0,
      }
    : spreadPins(all, { view, isFirstFixed: first !== undefined })
  const names = new Map(drawing.stores.map(({ slug, name }) => [slug, name]))
  const nameOf = ({ slug, placeName }: DrawnPin) => names.get(slug ?? '') ?? placeName
  const pins = nameAtPins(spread, nameOf, { view, lines, apartUntil })
  return {
    drawing: markCutLabels(withoutNames(drawing, pins), view, { pins, lines, apartUntil }),
    layers: { ...layers, pins, apartUntil },
  }
}
