import type { MallMap } from '../map/mall-map.ts'

/** The map as it is while the connections and units of these ids are out of use. */
export function withoutClosed(map: MallMap, closed: ReadonlySet<string>): MallMap {
  if (closed.size === 0) return map
  return {
    ...map,
    connections: map.connections.filter(({ id }) => !closed.has(id)),
    // A closed room stands in nobody's way; a closed stretch of walkway is a wall.
    units: map.units.map((unit) =>
      closed.has(unit.id) && unit.use === 'walkway' ? { ...unit, use: 'private' } : unit,
    ),
  }
}
