import { signedArea } from '@promenade/domain/map/lines'
import type { Point, Polygon, Ring } from '@promenade/domain/map/plane'
import { isSimpleRing } from '@promenade/domain/map/simple-ring'
import { ownValue, type Row } from '../decode/row.ts'

/** A place on the earth in degrees (WGS 84). */
export interface Position {
  readonly longitude: number
  readonly latitude: number
}

/** Converts degrees to metres on the map's plane: exact to a millimetre within a few kilometres of the origin. */
export type Project = (position: Position) => Point

/** The projection with 0, 0 at the origin. Length of a degree: the series for the WGS 84 ellipsoid. */
export function createProjection({ longitude, latitude }: Position): Project {
  const radians = (latitude * Math.PI) / 180
  const metresNorth = 111_132.954 - 559.822 * Math.cos(2 * radians) + 1.175 * Math.cos(4 * radians)
  const metresEast =
    111_412.84 * Math.cos(radians) - 93.5 * Math.cos(3 * radians) + 0.118 * Math.cos(5 * radians)
  return (position) => ({
    x: (position.longitude - longitude) * metresEast,
    y: (position.latitude - latitude) * metresNorth,
  })
}

/** Maximum number of points of a feature. */
const maxPoints = 20_000

/** Maximum distance of a point from the origin, larger than any building; metres. */
const maxMetresFromOrigin = 50_000

/** Minimum area of a polygon; a smaller one is a drawing mistake. Square metres. */
const minArea = 0.001

/** The polygons of a Polygon or MultiPolygon; undefined for another type or an invalid border. */
export function readPolygons(geometry: Row | undefined, project: Project): readonly Polygon[] | undefined {
  const coordinates = geometry && ownValue(geometry, 'coordinates')
  if (!Array.isArray(coordinates)) return undefined
  const type = geometry && ownValue(geometry, 'type')
  const polygons: unknown[] = type === 'Polygon' ? [coordinates] : type === 'MultiPolygon' ? coordinates : []
  const read = polygons.map((rings) => readPolygon(rings, project))
  const valid = read.filter((polygon) => polygon !== undefined)
  return valid.length === 0 || valid.length < read.length ? undefined : valid
}

/** Decodes a LineString in metres; undefined for anything else. */
export function readLine(geometry: Row | undefined, project: Project): readonly Point[] | undefined {
  if (geometry === undefined || ownValue(geometry, 'type') !== 'LineString') return undefined
  const line = readPositions(ownValue(geometry, 'coordinates'))
  return line === undefined || line.length < 2 ? undefined : line.map(project)
}

/** Decodes a Point in degrees; undefined for anything else. */
export function readPoint(geometry: unknown): Position | undefined {
  if (typeof geometry !== 'object' || geometry === null || !('coordinates' in geometry)) return undefined
  return readPosition(geometry.coordinates)
}

/** The middle of the box around everything in the geometry. */
export function middleOfGeometry(geometry: Row | undefined): Position | undefined {
  const positions = geometry === undefined ? [] : allPositions(ownValue(geometry, 'coordinates'))
  if (positions.length === 0) return undefined
  const middle = (values: readonly number[]) =>
    (values.reduce((a, b) => Math.min(a, b)) + values.reduce((a, b) => Math.max(a, b))) / 2
  return {
    longitude: middle(positions.map(({ longitude }) => longitude)),
    latitude: middle(positions.map(({ latitude }) => latitude)),
  }
}

function readPolygon(rings: unknown, project: Project): Polygon | undefined {
  if (!Array.isArray(rings)) return undefined
  const read = rings.map((ring) => readRing(ring, project))
  const [outer, ...holes] = read
  if (outer === undefined) return undefined
  return { outer, holes: holes.filter((hole) => hole !== undefined) }
}

/** Accepts rings with or without the first point repeated at the end; removes repeated points. */
function readRing(ring: unknown, project: Project): Ring | undefined {
  const points = readPositions(ring)?.map((position) => toMillimetre(project(position)))
  const apart = points?.filter((point, index) => {
    const before = points.at(index - 1)
    return before === undefined || point.x !== before.x || point.y !== before.y
  })
  return apart !== undefined && isBorder(apart) ? apart : undefined
}

function isBorder(ring: Ring): boolean {
  if (ring.some(({ x, y }) => Math.max(Math.abs(x), Math.abs(y)) > maxMetresFromOrigin)) return false
  return isSimpleRing(ring) && Math.abs(signedArea(ring)) >= minArea
}

/** Closes gaps below a millimetre, which drawing programs leave between walls. */
function toMillimetre({ x, y }: Point): Point {
  return { x: Math.round(x * 1000) / 1000, y: Math.round(y * 1000) / 1000 }
}

function readPositions(list: unknown): readonly Position[] | undefined {
  if (!Array.isArray(list) || list.length > maxPoints) return undefined
  const positions = list.map(readPosition)
  const valid = positions.filter((position) => position !== undefined)
  return valid.length < positions.length ? undefined : valid
}

function readPosition(value: unknown): Position | undefined {
  if (!Array.isArray(value)) return undefined
  const [longitude, latitude]: unknown[] = value
  if (typeof longitude !== 'number' || typeof latitude !== 'number') return undefined
  // Both comparisons are false for NaN.
  return Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90 ? { longitude, latitude } : undefined
}

function allPositions(value: unknown): readonly Position[] {
  if (!Array.isArray(value)) return []
  const position = readPosition(value)
  return position === undefined ? value.slice(0, maxPoints).flatMap(allPositions) : [position]
}
