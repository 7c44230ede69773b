import type { MallMap, MapAmenity, MapConnection, MapStop } from './mall-map.ts'
import { isWalkable } from './is-walkable.ts'
import { slugOf } from './place-slugs.ts'
import { distanceBetween } from './plane.ts'

/** The closed features of a map. */
export interface ClosedFeatures {
  /** Ids of closed amenities, which are never the nearest of a kind. */
  readonly amenities: ReadonlySet<string>
  /** For the route finder: ids of closed connections and of single stops of lifts (`stopId`). */
  readonly connections: ReadonlySet<string>
  /** For the route finder: ids of closed walkways and doors, without which the walkable area is another one. */
  readonly passages: ReadonlySet<string>
  /** The slugs of the points of interest that close these connections and passages, as from `slugOf`. */
  readonly causes: ReadonlyMap<string, string>
}

/**
 * The features that are closed with these points of interest, by slug. An amenity belongs to the point of interest in its
 * correlation id; a lift, an escalator or a stair is closed with the amenity of its kind beside it. A point of interest whose
 * slug is the id of a passage closes that.
 */
export function closedFeatures(map: MallMap, slugs: ReadonlySet<string>): ClosedFeatures {
  const keys = new Set([...slugs].map(slugOf))
  const isClosed = ({ correlationId }: MapAmenity) =>
    correlationId !== undefined && keys.has(slugOf(correlationId))
  const closed = new Set(map.amenities.filter((amenity) => isClosed(signFor(amenity, map))))
  const own = ({ id }: { readonly id: string }) => {
    const slug = slugOf(id)
    return keys.has(slug) ? [[id, slug] as const] : []
  }
  const connections = new Map(
    map.connections.flatMap((connection) => [...closedIds(connection, map, closed), ...own(connection)]),
  )
  const passages = new Map([
    ...map.units.filter(isWalkable).flatMap(own),
    ...map.openings.filter(({ use }) => use === 'door').flatMap(own),
  ])
  return {
    amenities: new Set([...closed].map(({ id }) => id)),
    connections: new Set(connections.keys()),
    passages: new Set(passages.keys()),
    causes: new Map([...connections, ...passages]),
  }
}

/** The id of one stop of a lift, to close it alone. */
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

/** Maximum distance of the rooms of a washroom group from its sign; metres. */
const GROUP_METRES = 15

/** A washroom without a point of interest of its own is closed with its group. */
function signFor(amenity: MapAmenity, { amenities }: MallMap): MapAmenity {
  if (amenity.correlationId !== undefined || !roomKinds.has(amenity.kind)) return amenity
  const groups = amenities.filter(
    ({ kind, correlationId }) => kind === 'washroom' && correlationId !== undefined,
  )
  return nearest(groups, amenity, GROUP_METRES) ?? amenity
}

/** Maximum distance of a connection's sign from its stop, in metres: in the shaft, before the door, or at the foot. */
const BESIDE_METRES = 6

/**
 * A lift still serves the levels where its sign is open, and is closed if all its signs are. A stair or an escalator is
 * closed as a whole.
 */
function closedIds(
  connection: MapConnection,
  map: MallMap,
  closed: ReadonlySet<MapAmenity>,
): (readonly [id: string, slug: string])[] {
  const { id, kind } = connection
  const signs = signsOf(connection, map)
  const shut = signs.filter(({ sign }) => sign !== undefined && closed.has(sign))
  if (shut.length === 0) return []
  const isOpenSomewhere = signs.some(({ sign }) => sign?.correlationId !== undefined && !closed.has(sign))
  return shut.map(({ stop, sign }) => {
    const isWhole = kind !== 'lift' || !isOpenSomewhere
    return [isWhole ? id : stopId(connection, stop.levelId), slugOf(sign?.correlationId ?? '')] as const
  })
}

/** True if a point of interest has the sign of the connection, and so closes it. */
export function isSigned(connection: MapConnection, map: MallMap): boolean {
  return signsOf(connection, map).some(({ sign }) => sign?.correlationId !== undefined)
}

function signsOf({ kind, stops }: MapConnection, { amenities }: MallMap) {
  const ofKind = amenities.filter((amenity) => amenity.kind === kind)
  return stops.map((stop) => ({ stop, sign: nearest(ofKind, stop, BESIDE_METRES) }))
}

/** The nearest one on the same level within the maximum distance. */
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
