import { defaultLocale } from '@promenade/domain/locale/locale'
import { labelIn } from '@promenade/domain/map/label-in'
import type { MallMap, MapLevel, MapOccupant } from '@promenade/domain/map/mall-map'
import type { RouteFinder } from '@promenade/domain/wayfinding/route-finder'
import type { Finding } from './report.ts'

/**
 * Findings on unreachable features: places without a door, places cut off from most others, levels without a connection. A
 * place that the map marks as private is meant to be unreachable; if it is a store of the directory, that is noted only.
 */
export function listUnreachable(map: MallMap, finder: RouteFinder): readonly Omit<Finding, 'file'>[] {
  const { hidden, doorless, main, islands } = partOccupants(map, finder)
  const place = main[0] === undefined ? '' : ` from ${nameOf(main[0])} and ${main.length - 1} others`
  return [
    ...map.levels.filter((level) => isAlone(level, map)).map(toLevelFinding),
    ...doorless.map((occupant) => unreachable(occupant, 'it has no door to a walkway')),
    ...islands.map((occupant) => unreachable(occupant, `no route leads there${place}`)),
    ...hidden.filter(({ correlationId }) => correlationId !== undefined).map(toPrivateStore),
  ]
}

/** The places to which no route leads from most others, and those to which one leads only over steps. */
export function findCutOff(
  map: MallMap,
  finder: RouteFinder,
): { readonly unreachable: readonly MapOccupant[]; readonly withSteps: readonly MapOccupant[] } {
  const { doorless, main, islands } = partOccupants(map, finder)
  // A start that itself has steps before it would cut off all others: the best of a few counts.
  const attempts = main
    .slice(0, 3)
    .map((start) => main.filter(({ id }) => typeof finder.findRoute(start.id, id, 'step-free') === 'string'))
  const [withSteps = []] = attempts.toSorted((a, b) => a.length - b.length)
  return { unreachable: [...doorless, ...islands], withSteps }
}

/** The occupants for visitors by how they are reached; `main` are those that most others reach. */
function partOccupants(map: MallMap, finder: RouteFinder) {
  const isClosed = ({ id }: MapOccupant) => finder.findRoute(id, id, 'fastest') === 'unknown-start'
  const privateUnits = new Set(map.units.filter(({ use }) => use === 'private').map(({ id }) => id))
  const [hidden, open] = partition(map.occupants, ({ unitId }) => privateUnits.has(unitId))
  const [doorless, joined] = partition(open, isClosed)
  const [main = [], ...islands] = listIslands(joined, finder)
  return { hidden, doorless, main, islands: islands.flat() }
}

/** The sentence before the findings on unreachable places; undefined without any. */
export function unreachableSummary(
  { occupants }: Pick<MallMap, 'occupants'>,
  findings: readonly Pick<Finding, 'isUnreachable'>[],
): string | undefined {
  const places = findings.filter(({ isUnreachable }) => isUnreachable).length
  if (places === 0) return undefined
  return `${places} of ${occupants.length} places cannot be reached: the map shows them, and no route leads there`
}

function partition<T>(values: readonly T[], isFirst: (value: T) => boolean): [T[], T[]] {
  return [values.filter(isFirst), values.filter((value) => !isFirst(value))]
}

/** Groups of occupants that reach each other, the largest first. */
function listIslands(occupants: readonly MapOccupant[], { findRoute }: RouteFinder): MapOccupant[][] {
  const islands: MapOccupant[][] = []
  for (const occupant of occupants) {
    const joined = islands.find(
      ([first]) => first !== undefined && typeof findRoute(first.id, occupant.id, 'fastest') !== 'string',
    )
    if (joined === undefined) islands.push([occupant])
    else joined.push(occupant)
  }
  return islands.toSorted((a, b) => b.length - a.length)
}

function isAlone({ id }: MapLevel, { levels, connections }: MallMap): boolean {
  return levels.length > 1 && !connections.some(({ stops }) => stops.some(({ levelId }) => levelId === id))
}

function toLevelFinding(level: MapLevel): Omit<Finding, 'file'> {
  const message = `(${nameOf(level)}) is joined to no other level: no lift, escalator or stairs stop there`
  return { severity: 'WARNING', feature: level.id, message }
}

function toPrivateStore(occupant: MapOccupant): Omit<Finding, 'file'> {
  const message = `(${nameOf(occupant)}) is a store in a unit that is not for visitors: no route leads there`
  return { severity: 'WARNING', feature: occupant.id, message }
}

function unreachable(occupant: MapOccupant, why: string): Omit<Finding, 'file'> {
  return {
    severity: 'WARNING',
    feature: occupant.id,
    message: `(${nameOf(occupant)}) cannot be reached: ${why}`,
    isUnreachable: true,
  }
}

function nameOf({ id, name }: Pick<MapOccupant, 'id' | 'name'>): string {
  return labelIn(name, defaultLocale) || id
}
