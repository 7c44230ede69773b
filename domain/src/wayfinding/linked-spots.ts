import type { Point } from '../map/plane.ts'
import type { Floor } from './floor.ts'
import { nodesVisibleFrom, type RouteGraph } from './route-graph.ts'
import type { ReachableNode } from './shortest-path.ts'
import { type Spot, spotNear } from './spots.ts'

/** A spot with the graph nodes that are visible from it. */
export interface LinkedSpot extends Spot {
  readonly visible: readonly ReachableNode[]
}

/** Finds the spots where routes begin and end; empty without a walkway nearby. */
export interface LinkedSpots {
  readonly ofFeature: (id: string) => readonly LinkedSpot[]
  readonly nearPoint: (at: Point, levelId: string) => readonly LinkedSpot[]
}

/** Links spots to the graph on first use and caches them: occupants, units and amenities share doors. */
export function createLinkedSpots(
  spots: ReadonlyMap<string, readonly Spot[]>,
  floors: ReadonlyMap<string, Floor>,
  graph: RouteGraph,
): LinkedSpots {
  const cache = new Map<Spot, LinkedSpot>()
  const cachedLink = (spot: Spot): LinkedSpot => {
    const linked = cache.get(spot) ?? link(spot, floors, graph)
    cache.set(spot, linked)
    return linked
  }
  return {
    ofFeature: (id) => (spots.get(id) ?? []).map(cachedLink),
    nearPoint(at, levelId) {
      const floor = floors.get(levelId)
      const spot = floor && spotNear(at, floor)
      return spot === undefined ? [] : [link(spot, floors, graph)]
    },
  }
}

function link(spot: Spot, floors: ReadonlyMap<string, Floor>, graph: RouteGraph): LinkedSpot {
  const floor = floors.get(spot.levelId)
  return { ...spot, visible: floor === undefined ? [] : nodesVisibleFrom(spot.at, floor, graph) }
}
