import type { Label, MapConnection, MapLevel, MapStop } from '@promenade/domain/map/mall-map'
import { middleOf } from '@promenade/domain/map/lines'
import { isAtWall } from '@promenade/domain/map/walls'
import { readId } from '../../decode/id.ts'
import { isRow, ownValue } from '../../decode/row.ts'
import {
  type DrawnFeatures,
  entryOf,
  inferConnections,
  isNamed,
  connectionKindOf,
} from '../inferred-connections.ts'
import type { ImdfContext } from './decode-feature.ts'
import { type Feature, readFeatures } from './features.ts'
import { readLabel, readKeyword } from './properties.ts'

type Kind = MapConnection['kind']

const kinds: ReadonlyMap<string, Kind> = new Map([
  ['elevator', 'lift'],
  ['lift', 'lift'],
  ['escalator', 'escalator'],
  ['stairs', 'stairs'],
  ['ramp', 'ramp'],
])

/**
 * The connections between levels: from the archive's relationships, and for lifts, escalators and stairs without one from
 * units above each other.
 */
export function readConnections(drawn: DrawnFeatures, context: ImdfContext): MapConnection[] {
  const related = readFeatures('relationship', context.files, context.report).flatMap((feature) => {
    const connection = relatedConnection(feature, drawn, context)
    return connection === undefined ? [] : [connection]
  })
  const relatedUnitIds = new Set(related.flatMap(({ unitIds }) => unitIds))
  return [
    ...related.map(({ connection }) => connection),
    ...inferConnections(drawn, relatedUnitIds, { report: context.report, file: 'unit.geojson' }),
  ]
}

interface Related {
  readonly connection: MapConnection
  readonly unitIds: readonly string[]
}

function relatedConnection(
  feature: Feature,
  drawn: DrawnFeatures,
  { report }: ImdfContext,
): Related | undefined {
  const kind = kinds.get(readKeyword(feature.properties, 'category'))
  if (kind === undefined) return undefined
  const { properties } = feature
  const between = ownValue(properties, 'intermediary')
  const ends = [
    ownValue(properties, 'origin'),
    ...(Array.isArray(between) ? between : []),
    ownValue(properties, 'destination'),
  ]
  const places = ends.map((end) => placeOf(readId(isRow(end) ? ownValue(end, 'id') : end), drawn))
  const found = places.filter((place) => place !== undefined)
  if (found.length < 2) {
    report.note('VIOLATION', feature, 'names fewer than two units or openings of the archive; left out')
    return undefined
  }
  const isOneWay = readKeyword(properties, 'direction') === 'directed'
  if (kind === 'escalator' && !isOneWay) {
    report.note('WARNING', feature, 'is an escalator without a direction; routes use it in both directions')
  }
  const own = readLabel(ownValue(properties, 'name'))
  return {
    connection: {
      id: feature.id,
      kind,
      name: isNamed(own) ? own : (found.find(({ name }) => isNamed(name))?.name ?? {}),
      stops: isOneWay
        ? found.map(({ stop }) => stop)
        : inOrder(
            found.map(({ stop }) => stop),
            drawn.levels,
          ),
      isOneWay,
    },
    unitIds: found.flatMap(({ unitId }) => unitId ?? []),
  }
}

interface Place {
  readonly stop: MapStop
  readonly name: Label
  readonly unitId?: string
}

function placeOf(id: string | undefined, { units, openings }: DrawnFeatures): Place | undefined {
  const opening = openings.find((candidate) => candidate.id === id)
  const at = opening && middleOf(opening.line)?.at
  if (opening !== undefined && at !== undefined) {
    const unit = units.find(
      (candidate) =>
        candidate.levelId === opening.levelId &&
        connectionKindOf(candidate) !== undefined &&
        isAtWall(at, candidate),
    )
    return {
      stop: { levelId: opening.levelId, at },
      name: unit?.name ?? opening.name,
      ...(unit && { unitId: unit.id }),
    }
  }
  const unit = units.find((candidate) => candidate.id === id)
  return (
    unit && { stop: { levelId: unit.levelId, at: entryOf(unit, openings) }, name: unit.name, unitId: unit.id }
  )
}

function inOrder(stops: readonly MapStop[], levels: readonly MapLevel[]): MapStop[] {
  const place = (stop: MapStop) => levels.findIndex(({ id }) => id === stop.levelId)
  return stops.toSorted((a, b) => place(a) - place(b))
}
