import type { MallMap } from '../../map/mall-map.ts'
import { type Ride, ridesOf } from '../rides.ts'
import { addCrossings } from './crossings.ts'
import { addDetours } from './detours.ts'
import { addFollowing, addLeaving } from './following.ts'
import { addLandings, type Walls } from './landings.ts'
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

/** Things of which one part of the work looks at all others. */
const THINGS_PER_PART = 30

/** Creates the graph of a map's things, in parts: a large mall takes seconds. */
export function* trailGraphInParts(
  map: MallMap,
  things: readonly Thing[],
  { floors, bare: allBare, shores: allShores }: Pick<Building, 'floors' | 'bare' | 'shores'>,
  nameOf: (id: string) => string,
): Generator<void, TrailGraph> {
  const edges: TrailEdge[][] = things.map(() => [])
  const indices = things.map((thing, index) => ({ thing, index }))
  for (const [levelId, there] of Map.groupBy(indices, ({ thing }) => thing.levelId)) {
    const floor = floors.get(levelId)
    const bare = allBare.get(levelId)
    if (floor === undefined || bare === undefined) continue
    const walls: Walls = { floor, bare, shores: allShores.get(levelId) ?? [] }
    for (const shore of walls.shores) {
      yield* addFollowing(shore, there, bare, edges)
      yield
      addLeaving(shore, there, walls, edges)
      yield
    }
    for (const [index, from] of there.entries()) {
      addCrossings(from, there, walls, edges)
      addLandings(from, there, walls, edges)
      if (index % THINGS_PER_PART === THINGS_PER_PART - 1) yield
    }
    yield
    addDetours(there, walls, edges, things)
    yield
    withoutUnsure(there, walls, { edges, things }, nameOf)
    yield
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
