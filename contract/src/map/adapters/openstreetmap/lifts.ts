import type { MapConnection, MapOpening, MapUnit } from '@promenade/domain/map/mall-map'
import { isInside } from '@promenade/domain/map/lines'
import { readPoint } from '../../geometry.ts'
import { entryOf, isNamed } from '../../inferred-connections.ts'
import { type Feature, levelId, type OpenStreetMapContext } from './features.ts'
import { isForStaff, labelOf, readTag } from './tags.ts'

/** A lift with the units around it, which are no lifts of their own. */
interface Lift {
  readonly connection: MapConnection
  readonly unitIds: readonly string[]
}

interface Drawn {
  readonly units: readonly MapUnit[]
  readonly openings: readonly MapOpening[]
}

/** The lift mapped as a point (`highway=elevator`), which most are, between the levels of the map where it stops. */
export function readLifts(
  { id, tags, geometry, levels }: Feature,
  { units, openings }: Drawn,
  { project }: OpenStreetMapContext,
): readonly Lift[] {
  const position = readTag(tags, 'highway') === 'elevator' ? readPoint(geometry) : undefined
  if (position === undefined || isForStaff(tags)) return []
  const at = project(position)
  const onMap = levels.map(levelId).filter((level) => units.some((unit) => unit.levelId === level))
  if (onMap.length < 2) return []
  const around = units.filter(
    ({ use, shape }) => use === 'lift' && shape.some((polygon) => isInside(at, polygon)),
  )
  const own = labelOf(tags)
  const name = isNamed(own) ? own : (around.find((unit) => isNamed(unit.name))?.name ?? {})
  const stops = onMap.map((level) => {
    const shaft = around.find((unit) => unit.levelId === level)
    return { levelId: level, at: shaft === undefined ? at : entryOf(shaft, openings) }
  })
  return [
    {
      connection: { id, kind: 'lift', name, stops, isOneWay: false },
      unitIds: around.map((unit) => unit.id),
    },
  ]
}
