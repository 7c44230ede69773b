import { stopId } from '../map/closed-features.ts'
import type { MallMap, MapConnection } from '../map/mall-map.ts'
import type { Route } from './route.ts'

/** The map without the closed connections, single stops (`stopId`) and units of these ids. */
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
    // Routes avoid rooms anyway; a closed walkway becomes a wall.
    units: map.units.map((unit) =>
      closed.has(unit.id) && unit.use === 'walkway' ? { ...unit, use: 'private' } : unit,
    ),
  }
}

/** The closed connections on a route through the mall without closures, in order. */
export function closedOnRoute({ legs }: Route, closed: ReadonlySet<string>): MapConnection[] {
  return legs.flatMap((leg) => {
    if (leg.kind !== 'ride') return []
    const { connection, fromLevelId, toLevelId } = leg
    const ids = [connection.id, stopId(connection, fromLevelId), stopId(connection, toLevelId)]
    return ids.some((id) => closed.has(id)) ? [connection] : []
  })
}
