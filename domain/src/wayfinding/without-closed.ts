import { stopId } from '../map/closed-features.ts'
import type { MallMap, MapConnection } from '../map/mall-map.ts'
import type { Route } from './route.ts'

/** The map as it is while the connections, single stops (`stopId`) and units of these ids are out of use. */
export function withoutClosed(map: MallMap, closed: ReadonlySet<string>): MallMap {
  if (closed.size === 0) return map
  return {
    ...map,
    connections: map.connections
      .filter(({ id }) => !closed.has(id))
      .map((connection) => ({
        ...connection,
        stops: connection.stops.filter(({ levelId }) => !closed.has(stopId(connection, levelId))),
      })),
    // A closed room stands in nobody's way; a closed stretch of walkway is a wall.
    units: map.units.map((unit) =>
      closed.has(unit.id) && unit.use === 'walkway' ? { ...unit, use: 'private' } : unit,
    ),
  }
}

/** The connections that a route of the open mall would need and that are closed, in its order. */
export function closedOnRoute({ legs }: Route, closed: ReadonlySet<string>): MapConnection[] {
  return legs.flatMap((leg) => {
    if (leg.kind !== 'ride') return []
    const { connection, fromLevelId, toLevelId } = leg
    const ids = [connection.id, stopId(connection, fromLevelId), stopId(connection, toLevelId)]
    return ids.some((id) => closed.has(id)) ? [connection] : []
  })
}
