import type { Label, MapConnection, MapLevel, MapOpening, MapUnit } from '@promenade/domain/map/mall-map'
import { isInside, middleOf } from '@promenade/domain/map/lines'
import { distanceBetween, type Point } from '@promenade/domain/map/plane'
import { isAtWall } from '@promenade/domain/map/walls'
import type { Report } from './report.ts'

/** The features that connections are inferred from. */
export interface DrawnFeatures {
  readonly levels: readonly MapLevel[]
  readonly units: readonly MapUnit[]
  readonly openings: readonly MapOpening[]
}

/** Maximum horizontal distance between the units of one shaft on neighbouring levels; metres. */
const sameShaftMetres = 3

/**
 * Infers connections from lifts, escalators and stairs drawn above each other, except units in `relatedUnitIds`, which have
 * a connection already. Reports each.
 */
export function inferConnections(
  { levels, units, openings }: DrawnFeatures,
  relatedUnitIds: ReadonlySet<string>,
  { report, file }: { readonly report: Report; readonly file: string },
): MapConnection[] {
  const left = new Set(
    units.filter((unit) => connectionKindOf(unit) !== undefined && !relatedUnitIds.has(unit.id)),
  )
  return levels
    .flatMap(({ id }) => units.filter(({ levelId }) => levelId === id))
    .flatMap((unit) => {
      const kind = connectionKindOf(unit)
      if (kind === undefined || !left.has(unit)) return []
      const shaft = shaftFrom(unit, levels, left)
      for (const part of shaft) left.delete(part)
      const place = { file, id: unit.id }
      if (shaft.length < 2) {
        report.note('WARNING', place, `is a ${kind} that leads to no other level; no route uses it`)
        return []
      }
      const isEscalator = kind === 'escalator'
      const how = `assumed to join ${shaft.length} levels${isEscalator ? ' in both directions' : ''}`
      report.note(isEscalator ? 'WARNING' : 'INFO', place, `does not say where it leads; ${how}`)
      const name = shaft.find((part) => isNamed(part.name))?.name ?? {}
      const stops = shaft.map((part) => ({ levelId: part.levelId, at: entryOf(part, openings) }))
      return [{ id: unit.id, kind, name, stops, isOneWay: false }]
    })
}

/** The units of the same kind above each other, from this one up. */
function shaftFrom(lowest: MapUnit, levels: readonly MapLevel[], left: ReadonlySet<MapUnit>): MapUnit[] {
  const shaft = [lowest]
  const above = levels.slice(levels.findIndex(({ id }) => id === lowest.levelId) + 1)
  for (const level of above) {
    const below = shaft.at(-1) ?? lowest
    const next = [...left].find(
      (unit) => unit.levelId === level.id && unit.use === lowest.use && isAbove(unit, below),
    )
    if (next === undefined) break
    shaft.push(next)
  }
  return shaft
}

function isAbove(unit: MapUnit, below: MapUnit): boolean {
  return (
    distanceBetween(unit.centre, below.centre) <= sameShaftMetres ||
    unit.shape.some((polygon) => isInside(below.centre, polygon)) ||
    below.shape.some((polygon) => isInside(unit.centre, polygon))
  )
}

/** The kind of connection that a unit is; undefined for other units. */
export function connectionKindOf({ use }: MapUnit): MapConnection['kind'] | undefined {
  return use === 'lift' || use === 'escalator' || use === 'stairs' || use === 'ramp' ? use : undefined
}

/** The entry of a unit: its door, else its middle. */
export function entryOf(unit: MapUnit, openings: readonly MapOpening[]): Point {
  const doors = openings
    .filter(({ levelId, use }) => levelId === unit.levelId && (use === 'door' || use === 'entrance'))
    .flatMap(({ line }) => middleOf(line)?.at ?? [])
  return doors.find((door) => isAtWall(door, unit)) ?? unit.centre
}

/** True for a label with a text in any language. */
export function isNamed(label: Label): boolean {
  return Object.keys(label).length > 0
}
