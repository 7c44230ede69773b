import { doAllParts } from '../../map/in-parts.ts'
import type { MallMap } from '../../map/mall-map.ts'
import type { RouteFinder } from '../route-finder.ts'
import type { RouteMode } from '../rides.ts'
import { shoresOf, withoutSmallThings } from './shores.ts'
import { withTactilePaving } from './tactile-paving.ts'
import { thingsInParts } from './things.ts'
import { findTrail, goesOn, type Trail } from './trail-finder.ts'
import { trailGraphInParts, type TrailGraph, type TrailWorld } from './trail-graph.ts'
import type { TrailEdge } from './trail-edge.ts'
import { trailSteps } from './trail-steps.ts'
import type { TrailStep } from './trail-step.ts'

/** Finds ways for someone who cannot see: along walls, and from one thing to another. */
export interface Trails extends TrailWorld {
  /** The easiest way and its steps; undefined if the map has none. Without steps if the start is the goal. */
  readonly find: (
    ids: { readonly from: string; readonly to: string },
    mode: RouteMode,
  ) => { readonly trail: Trail; readonly steps: readonly TrailStep[] } | undefined
}

/** Creates the trails of a map. `nameOf` gives one text for each name that visitors know; '' for none. */
export function createTrails(...facts: Parameters<typeof trailsInParts>): Trails {
  return doAllParts(trailsInParts(...facts))
}

/** The same in parts, between which other work can be done. */
export function* trailsInParts(
  map: MallMap,
  { floors, spots }: Pick<RouteFinder, 'floors' | 'spots'>,
  nameOf: (id: string) => string,
): Generator<void, Trails> {
  const shores = new Map([...floors].map(([id, floor]) => [id, shoresOf(floor)]))
  const bare = new Map([...floors].map(([id, floor]) => [id, withoutSmallThings(floor, map)]))
  yield
  const things = yield* thingsInParts(map, { floors, spots, shores }, nameOf)
  yield
  const graph = yield* trailGraphInParts(map, things, { floors, bare, shores }, nameOf)
  const world: TrailWorld = { map, graph, nameOf }
  return {
    ...world,
    find(ids, mode) {
      const trail = findSimple(graph, ids, mode)
      return trail && { trail, steps: withTactilePaving(trailSteps(trail, world), map.tactilePaths) }
    },
  }
}

/** More tries are not worth the time. */
const MAX_TRIES = 6

/** The easiest trail that goes nowhere around a whole wall, past its own beginning. */
function findSimple(graph: TrailGraph, ids: { readonly from: string; readonly to: string }, mode: RouteMode) {
  const excluded = new Set<TrailEdge>()
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const trail = findTrail(graph, ids, mode, excluded)
    const round = trail && firstRound(trail)
    if (round === undefined) return trail
    excluded.add(round)
  }
  return undefined
}

/** The first edge of a way along one wall that is as long as the wall. */
function firstRound({ edges }: Trail): TrailEdge | undefined {
  let [begin, metres] = [edges[0], 0]
  for (const [index, edge] of edges.entries()) {
    if (!goesOn(edge, edges[index - 1])) [begin, metres] = [edge, 0]
    metres += edge.metres
    if (edge.kind === 'follow' && metres > edge.shore.length - 1) return begin
  }
  return undefined
}
