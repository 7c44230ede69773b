import type { Box } from '@promenade/domain/map/drawing/box'
import { markCutLabels } from '@promenade/domain/map/drawing/cut-labels'
import { type LevelDrawing, symbolSizes } from '@promenade/domain/map/drawing/level-drawing'
import { nameAtPins, withoutNames } from '@promenade/domain/map/drawing/name-at-pins'
import { pinsBesideTurns } from '@promenade/domain/map/drawing/pins-beside-turns'
import { linesOfSvgPath } from '@promenade/domain/map/drawing/read-path'
import { spreadPins } from '@promenade/domain/map/drawing/spread-pins'
import type { Point } from '@promenade/domain/map/plane'
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
  const { pins: spread, apartUntil } = spreadPins(all, { view, isFirstFixed: first !== undefined })
  const standing = pinsBesideTurns(spread, {
    view,
    lines,
    apartUntil,
    isTurned: drawing.turned !== undefined,
    placeOf: (pin) => drawing.stores.find(({ slug }) => slug === pin.slug)?.at,
  })
  const names = new Map(drawing.stores.map(({ slug, name }) => [slug, name]))
  const nameOf = ({ slug, placeName }: DrawnPin) => names.get(slug ?? '') ?? placeName
  const walls = [...drawing.stores.flatMap(({ path }) => linesOfSvgPath(path)), ...crossesOf(drawing)]
  const pins = nameAtPins(standing, nameOf, { view, lines, walls, apartUntil })
  return {
    drawing: markCutLabels(withoutNames(drawing, pins), view, { pins, lines, apartUntil }),
    layers: { ...layers, pins, apartUntil },
  }
}

/** A line across each symbol that is drawn from afar. */
function crossesOf({ symbols }: LevelDrawing): Point[][] {
  return symbols.map(({ at: { x, y }, tier }) => {
    const half = (symbolSizes.find((one) => one.tier === tier)?.size ?? 0) / 2
    return [
      { x: x - half, y: y - half },
      { x: x + half, y: y + half },
    ]
  })
}
