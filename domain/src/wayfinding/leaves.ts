import type { Point } from '../map/plane.ts'
import type { Floor } from './floor.ts'
import { nodesSeenFrom, type RouteGraph } from './route-graph.ts'
import type { Reached } from './shortest-path.ts'
import { type Spot, spotNear } from './spots.ts'

/** A spot with the nodes it sees. */
export interface Leaf extends Spot {
  readonly seen: readonly Reached[]
}

/** Where ways begin and end; none where no walkway is near. */
export interface Leaves {
  readonly ofFeature: (id: string) => readonly Leaf[]
  readonly nearPoint: (at: Point, levelId: string) => readonly Leaf[]
}

/** Occupants, units and amenities share their doors: each looks round once, when a way first begins or ends there. */
export function createLeaves(
  spots: ReadonlyMap<string, readonly Spot[]>,
  floors: ReadonlyMap<string, Floor>,
  graph: RouteGraph,
): Leaves {
  const known = new Map<Spot, Leaf>()
  const leafOf = (spot: Spot): Leaf => {
    const leaf = known.get(spot) ?? toLeaf(spot, floors, graph)
    known.set(spot, leaf)
    return leaf
  }
  return {
    ofFeature: (id) => (spots.get(id) ?? []).map(leafOf),
    nearPoint(at, levelId) {
      const floor = floors.get(levelId)
      const spot = floor && spotNear(at, floor)
      return spot === undefined ? [] : [toLeaf(spot, floors, graph)]
    },
  }
}

function toLeaf(spot: Spot, floors: ReadonlyMap<string, Floor>, graph: RouteGraph): Leaf {
  const floor = floors.get(spot.levelId)
  return { ...spot, seen: floor === undefined ? [] : nodesSeenFrom(spot.at, floor, graph) }
}
