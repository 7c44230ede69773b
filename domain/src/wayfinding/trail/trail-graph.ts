import type { MallMap } from '../../map/mall-map.ts'
import { type Ride, ridesOf } from '../rides.ts'
import { addCrossings } from './crossings.ts'
import { addDetours } from './detours.ts'
import { addFollowing, addLeaving } from './following.ts'
import type { Ground } from './ground.ts'
import { addLandings } from './landings.ts'
import type { Building, Thing } from './things.ts'
import type { TrailEdge } from './trail-edge.ts'
import { withoutUnsure } from './twins.ts'

/** The things of a map, and the ways from each to others by its index. */
export interface TrailGraph {
  readonly things: readonly Thing[]
  readonly edges: readonly (readonly TrailEdge[])[]
}

/** The map's part in the facts of the sentences. */
export interface TrailWorld {
  readonly map: MallMap
  readonly graph: TrailGraph
  /** Things with the same name are one to those who hear it. */
  readonly nameOf: (id: string) => string
}

/** Creates the graph of a map's things. */
export function createTrailGraph(
  map: MallMap,
  things: readonly Thing[],
  { floors, bare: allBare, shores: allShores }: Pick<Building, 'floors' | 'bare' | 'shores'>,
  nameOf: (id: string) => string,
): TrailGraph {
  const edges: TrailEdge[][] = things.map(() => [])
  const indices = things.map((thing, index) => ({ thing, index }))
  for (const [levelId, there] of Map.groupBy(indices, ({ thing }) => thing.levelId)) {
    const floor = floors.get(levelId)
    const bare = allBare.get(levelId)
    if (floor === undefined || bare === undefined) continue
    const ground: Ground = { floor, bare }
    const shores = allShores.get(levelId) ?? []
    for (const shore of shores) {
      addFollowing(shore, there, bare, edges)
      addLeaving(shore, there, ground, edges)
    }
    for (const from of there) {
      addCrossings(from, there, ground, edges)
      addLandings(from, there, { ...ground, shores }, edges)
    }
  }
  for (const [levelId, there] of Map.groupBy(indices, ({ thing }) => thing.levelId)) {
    const [floor, bare] = [floors.get(levelId), allBare.get(levelId)]
    if (floor === undefined || bare === undefined) continue
    addDetours(there, { floor, bare }, edges, things)
    withoutUnsure(there, { floor, bare, shores: allShores.get(levelId) ?? [] }, { edges, things }, nameOf)
  }
  for (const ride of map.connections.flatMap(ridesOf)) addRide(ride, things, edges)
  return { things, edges }
}

function addRide(ride: Ride, things: readonly Thing[], edges: TrailEdge[][]): void {
  const at = (levelId: string) =>
    things.findIndex(({ id, levelId: own }) => id === ride.connection.id && own === levelId)
  const [from, to] = [at(ride.from.levelId), at(ride.to.levelId)]
  if (from >= 0 && to >= 0) edges[from]?.push({ kind: 'ride', to, ride, metres: 0 })
}
