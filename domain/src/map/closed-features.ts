import type { MallMap, MapAmenity, MapConnection, MapStop } from './mall-map.ts'
import { slugOf } from './place-slugs.ts'
import { distanceBetween } from './plane.ts'

/** What of the map is out of use. */
export interface ClosedFeatures {
  /** Ids of amenities: no goals for somebody who wants the nearest of a kind. */
  readonly amenities: ReadonlySet<string>
  /** What a route finder takes: ids of connections and of single stops of lifts (`stopId`). */
  readonly ways: ReadonlySet<string>
}

/**
 * What is closed on the map while the points of interest with these slugs are. An amenity is joined to its own by its
 * correlation id; a lift, an escalator or a stair is closed where the amenity of its kind that stands beside it is.
 */
export function closedFeatures(map: MallMap, slugs: ReadonlySet<string>): ClosedFeatures {
  const keys = new Set([...slugs].map(slugOf))
  const isClosed = ({ correlationId }: MapAmenity) =>
    correlationId !== undefined && keys.has(slugOf(correlationId))
  const closed = new Set(map.amenities.filter((amenity) => isClosed(speakerFor(amenity, map))))
  return {
    amenities: new Set([...closed].map(({ id }) => id)),
    ways: new Set(map.connections.flatMap((connection) => closedIds(connection, map, closed))),
  }
}

/** What closes one stop of a lift and leaves the others open. */
export function stopId({ id }: MapConnection, levelId: string): string {
  return `${id} on ${levelId}`
}

const roomKinds: ReadonlySet<string> = new Set<MapAmenity['kind']>([
  'washroom-women',
  'washroom-men',
  'washroom-all-gender',
  'washroom-accessible',
  'family-room',
])

/** How far the rooms of a group of washrooms lie from its sign. */
const GROUP_METRES = 15

/** Washrooms are one point of interest for all their rooms: a room that has none of its own is closed with its group. */
function speakerFor(amenity: MapAmenity, { amenities }: MallMap): MapAmenity {
  if (amenity.correlationId !== undefined || !roomKinds.has(amenity.kind)) return amenity
  const groups = amenities.filter(
    ({ kind, correlationId }) => kind === 'washroom' && correlationId !== undefined,
  )
  return nearest(groups, amenity, GROUP_METRES) ?? amenity
}

/** The sign of a lift stands in its shaft or before its door, that of an escalator or a stair at its foot. */
const BESIDE_METRES = 6

/**
 * A lift goes on between the levels on which its sign is open; one whose signs all are closed stands still. Of a stair
 * and an escalator no part can be left out.
 */
function closedIds(connection: MapConnection, map: MallMap, closed: ReadonlySet<MapAmenity>): string[] {
  const { id, kind, stops } = connection
  const ofKind = map.amenities.filter((amenity) => amenity.kind === kind)
  const signs = stops.map((stop) => ({ stop, sign: nearest(ofKind, stop, BESIDE_METRES) }))
  const shut = signs.filter(({ sign }) => sign !== undefined && closed.has(sign))
  if (shut.length === 0) return []
  const isOpenSomewhere = signs.some(({ sign }) => sign?.correlationId !== undefined && !closed.has(sign))
  if (kind !== 'lift' || !isOpenSomewhere) return [id]
  return shut.map(({ stop }) => stopId(connection, stop.levelId))
}

/** The one on the same level that is nearest, as long as it is within reach. */
function nearest(
  amenities: readonly MapAmenity[],
  { levelId, at }: MapStop,
  reach: number,
): MapAmenity | undefined {
  return amenities
    .filter((amenity) => amenity.levelId === levelId)
    .map((amenity) => ({ amenity, metres: distanceBetween(amenity.at, at) }))
    .filter(({ metres }) => metres <= reach)
    .toSorted((a, b) => a.metres - b.metres)[0]?.amenity
}
