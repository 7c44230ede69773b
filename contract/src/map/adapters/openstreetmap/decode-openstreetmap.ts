import type {
  MallMap,
  MapAmenity,
  MapConnection,
  MapLevel,
  MapOccupant,
  MapOpening,
  MapUnit,
} from '@promenade/domain/map/mall-map'
import type { Polygon } from '@promenade/domain/map/plane'
import { readId } from '../../../decode/id.ts'
import { isRow, ownValue, type Row } from '../../../decode/row.ts'
import {
  createProjection,
  middleOfGeometry,
  type Project,
  readLine,
  readPoint,
  readPolygons,
} from '../../geometry.ts'
import { inferConnections } from '../../inferred-connections.ts'
import { createReport, type Finding, type Report } from '../../report.ts'
import { amenityOf } from './amenities.ts'
import { doorAt, inferOpenings } from './infer-openings.ts'
import { labelOf, levelsOf, readTag, tagsOf } from './tags.ts'
import { unitUseOf } from './unit-use.ts'

/** What its one file is called in findings, whatever its name was. */
export const openStreetMapFile = 'openstreetmap.geojson'

const file = openStreetMapFile

/** Highest number of features that are read. */
const MOST_FEATURES = 100_000

interface Tagged {
  readonly id: string
  readonly tags: Row
  readonly geometry: Row
  readonly levels: readonly number[]
}

interface Reading {
  readonly report: Report
  readonly project: Project
}

/**
 * Reads what OpenStreetMap knows of the inside of a building: GeoJSON of features with `indoor=*` and `level=*`
 * (OpenStreetMap wiki, Simple Indoor Tagging). Doors that nobody mapped are taken to be in the walls that rooms share
 * with corridors. Never throws for what the file may hold.
 */
export function decodeOpenStreetMap(collection: unknown): {
  map: MallMap | undefined
  findings: readonly Finding[]
} {
  const report = createReport()
  const features = taggedFeatures(collection, report)
  const origin = features
    .map(({ geometry }) => middleOfGeometry(geometry))
    .find((middle) => middle !== undefined)
  if (origin === undefined) {
    report.note('VIOLATION', { file }, 'has no feature with a level and a place on earth: there is no map')
    return { map: undefined, findings: report.findings }
  }
  const reading = { report, project: createProjection(origin) }
  const units = features.flatMap((feature) => unitsOf(feature, reading))
  if (units.length === 0) {
    report.note('VIOLATION', { file }, 'has no rooms or corridors: there is no map')
    return { map: undefined, findings: report.findings }
  }
  const levels = levelsOfUnits(units)
  const mapped = features.flatMap((feature) => doorsOf(feature, units, reading))
  const openings = [...mapped, ...inferOpenings(units, mapped)]
  const ways = features.flatMap((feature) => steepWaysOf(feature, levels, reading))
  const map: MallMap = {
    name: {},
    origin,
    levels,
    units,
    openings,
    occupants: features.flatMap((feature) => occupantsOf(feature, units, reading)),
    amenities: features.flatMap((feature) => amenitiesOf(feature, units, reading)),
    kiosks: [],
    fixtures: [],
    connections: [...ways, ...inferConnections({ levels, units, openings }, new Set(), { report, file })],
  }
  return { map, findings: report.findings }
}

function taggedFeatures(collection: unknown, report: Report): Tagged[] {
  const list = isRow(collection) ? ownValue(collection, 'features') : undefined
  if (!Array.isArray(list)) {
    report.note('VIOLATION', { file }, 'is not a FeatureCollection')
    return []
  }
  return list.slice(0, MOST_FEATURES).flatMap((item: unknown, index) => {
    if (!isRow(item)) return []
    const tags = tagsOf(ownValue(item, 'properties'))
    const geometry = ownValue(item, 'geometry')
    const levels = levelsOf(tags)
    // The streets and houses around come with the file.
    if (!isRow(geometry) || levels.length === 0) return []
    const id = idOf(item) ?? `#${index + 1}`
    return [{ id, tags, geometry, levels }]
  })
}

/** `way/123` is no id of ours, which have no slashes. */
function idOf(item: Row): string | undefined {
  const id = ownValue(item, 'id') ?? ownValue(item, '@id')
  return readId(typeof id === 'string' ? id.replaceAll('/', '-') : id)
}

function levelId(level: number): string {
  return `level${level}`
}

function levelsOfUnits(units: readonly MapUnit[]): MapLevel[] {
  const byLevel = Map.groupBy(units, (unit) => unit.levelId)
  return [...byLevel]
    .map(([id, onLevel]) => {
      const ordinal = Number(id.slice('level'.length))
      const name = { en: String(ordinal) }
      const shape: Polygon[] = onLevel.flatMap((unit) => unit.shape)
      return { id, ordinal, name, shortName: name, shape }
    })
    .toSorted((a, b) => a.ordinal - b.ordinal)
}

/** A shaft over several levels is a unit on each of them. */
function unitsOf({ id, tags, geometry, levels }: Tagged, { report, project }: Reading): MapUnit[] {
  const use = unitUseOf(tags)
  if (use === undefined) return []
  const shape = readPolygons(geometry, project)
  const points = shape?.flatMap(({ outer }) => outer) ?? []
  if (shape === undefined || points.length === 0) {
    if (readTag(tags, 'indoor') !== '') noteShapeless({ id, geometry }, report)
    return []
  }
  const sum = points.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), { x: 0, y: 0 })
  const centre = { x: sum.x / points.length, y: sum.y / points.length }
  return levels.map((level) => ({
    id: `${id}@${level}`,
    levelId: levelId(level),
    use,
    name: labelOf(tags),
    shape,
    centre,
  }))
}

/** Lines and points are often tagged like rooms; an area that is none is a slip of whoever mapped it. */
function noteShapeless({ id, geometry }: Pick<Tagged, 'id' | 'geometry'>, { note }: Report): void {
  const type = ownValue(geometry, 'type')
  if (type !== 'Polygon' && type !== 'MultiPolygon') return note('INFO', { file, id }, 'is no area; left out')
  note('WARNING', { file, id }, 'has a border that crosses or touches itself; left out')
}

function doorsOf(
  { id, tags, geometry, levels }: Tagged,
  units: readonly MapUnit[],
  { report, project }: Reading,
): MapOpening[] {
  const isEntrance = !['', 'no'].includes(readTag(tags, 'entrance'))
  if (!isEntrance && ['', 'no'].includes(readTag(tags, 'door'))) return []
  const position = readPoint(geometry)
  if (position === undefined) return []
  return levels.flatMap((level) => {
    const onLevel = units.filter((unit) => unit.levelId === levelId(level))
    const line = doorAt(project(position), onLevel)
    if (line === undefined) {
      report.note('WARNING', { file, id }, 'is a door in no wall; left out, so nobody can pass there')
      return []
    }
    const kind = readTag(tags, 'entrance')
    const use =
      kind === 'emergency'
        ? 'emergency-exit'
        : kind === 'service'
          ? 'service'
          : isEntrance
            ? 'entrance'
            : 'door'
    const isStepFree = readTag(tags, 'wheelchair') !== 'no'
    return [{ id: `${id}@${level}`, levelId: levelId(level), line, use, name: labelOf(tags), isStepFree }]
  })
}

/** Stairs and escalators mapped as a line between two levels; `conveying` says which way they run. */
function steepWaysOf(
  { id, tags, geometry, levels }: Tagged,
  known: readonly MapLevel[],
  { report, project }: Reading,
): MapConnection[] {
  const line = readTag(tags, 'highway') === 'steps' ? readLine(geometry, project) : undefined
  const [bottom, top] = [levels[0], levels.at(-1)]
  const ends = line && [line[0], line.at(-1)]
  const [first, last] = ends ?? []
  if (bottom === undefined || top === undefined || first === undefined || last === undefined) return []
  if (bottom === top || ![bottom, top].every((level) => known.some(({ ordinal }) => ordinal === level))) {
    report.note(
      'WARNING',
      { file, id },
      'are steps that do not join two levels of the map; nobody is sent there',
    )
    return []
  }
  const climbs = readTag(tags, 'incline') !== 'down'
  const low = { levelId: levelId(bottom), at: climbs ? first : last }
  const high = { levelId: levelId(top), at: climbs ? last : first }
  const conveying = readTag(tags, 'conveying')
  const isEscalator = conveying !== '' && conveying !== 'no'
  const isOneWay = conveying === 'forward' || conveying === 'backward'
  if (isEscalator && !isOneWay) {
    report.note('WARNING', { file, id }, 'is an escalator without a direction; taken to run both ways')
  }
  const isUp = !isOneWay || (conveying === 'forward') === climbs
  return [
    {
      id,
      kind: isEscalator ? 'escalator' : 'stairs',
      name: labelOf(tags),
      stops: isUp ? [low, high] : [high, low],
      isOneWay,
    },
  ]
}

/** A room with a name or a shop in it. */
function occupantsOf(
  { id, tags, geometry, levels }: Tagged,
  units: readonly MapUnit[],
  { project }: Reading,
): MapOccupant[] {
  const hasShop = ['shop', 'amenity', 'office', 'leisure', 'healthcare'].some(
    (key) => readTag(tags, key) !== '',
  )
  const name = labelOf(tags)
  if (!hasShop || ownValue(tags, 'name') === undefined || amenityOf(tags) !== undefined) return []
  const middle = middleOfGeometry(geometry)
  const at = middle && project(middle)
  return levels.flatMap((level) => {
    const unit = units.find((candidate) => candidate.id === `${id}@${level}`)
    if (unit === undefined || at === undefined) return []
    const correlationId = readId(ownValue(tags, 'ref'))
    return [
      {
        id: `${id}@${level}/occupant`,
        name,
        unitId: unit.id,
        levelId: unit.levelId,
        at,
        ...(correlationId !== undefined && { correlationId }),
      },
    ]
  })
}

function amenitiesOf(
  { id, tags, geometry, levels }: Tagged,
  units: readonly MapUnit[],
  { project }: Reading,
): MapAmenity[] {
  const kind = amenityOf(tags)
  const middle = middleOfGeometry(geometry)
  if (kind === undefined || middle === undefined) return []
  return levels
    .filter((level) => units.some((unit) => unit.levelId === levelId(level)))
    .map((level) => ({
      id: `${id}@${level}/amenity`,
      levelId: levelId(level),
      kind,
      name: labelOf(tags),
      at: project(middle),
    }))
}
