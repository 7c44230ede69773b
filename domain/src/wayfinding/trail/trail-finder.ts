import FlatQueue from 'flatqueue'
import { doesModeTake, type RouteMode, WALKING_METRES_PER_SECOND } from '../rides.ts'
import type { Thing } from './things.ts'
import type { TrailGraph } from './trail-graph.ts'
import type { TrailEdge } from './trail-edge.ts'

/** A way from thing to thing: the index of the first one, and the edges. */
export interface Trail {
  readonly first: number
  readonly edges: readonly TrailEdge[]
}

/** Crossing an open floor is harder than following a wall: so many metres of wall are no worse. */
const EXTRA_METRES: Readonly<Record<TrailEdge['kind'], number>> = {
  follow: 0.5,
  cross: 8,
  through: 1,
  find: 3,
  land: 14,
  leave: 20,
  detour: 30,
  ride: 0,
}

/** A compass is wrong near steel: it is the last resort. */
const COMPASS_METRES = 40

/** Whoever finds a thing too soon doubts that it is the right one. */
const UNSURE_METRES = 80

/** A change of the hand, or of the way of walking, is a step of its own. */
const STEP_METRES = 4

/** Finds the easiest way between places of these ids; undefined without one. Unnoticed things are only its ends. */
export function findTrail(
  { things, edges }: TrailGraph,
  ids: { readonly from: string; readonly to: string },
  mode: RouteMode,
  excluded: ReadonlySet<TrailEdge> = new Set(),
): Trail | undefined {
  const isUsable = (index: number) => mode !== 'step-free' || things[index]?.isStepFree === true
  const starts = [...things.keys()].filter((index) => things[index]?.id === ids.from && isUsable(index))
  const isGoal = (index: number) => things[index]?.id === ids.to && isUsable(index)
  const reached = new Float64Array(things.length * 3).fill(Infinity)
  const cameBy = new Map<number, { readonly from: number; readonly edge: TrailEdge }>()
  const queue = new FlatQueue()
  for (const start of starts) {
    reached[start * 3] = 0
    queue.push(start * 3, 0)
  }
  for (;;) {
    const cost = queue.peekValue()
    const state = queue.pop()
    if (state === undefined || cost === undefined) return undefined
    if (cost > (reached[state] ?? 0)) continue
    const index = Math.floor(state / 3)
    if (isGoal(index)) return traced(state, cameBy)
    const before = cameBy.get(state)?.edge
    const thing = things[index]
    for (const edge of edges[index] ?? []) {
      if (!goesOn(edge, before) && !isLeft(thing, edge, before)) continue
      if (excluded.has(edge)) continue
      if (edge.kind === 'ride' && !doesModeTake(mode, edge.ride.connection.kind)) continue
      const next = cost + costOf(edge, before)
      const to = edge.to * 3 + waysToArrive(edge)
      if (next >= (reached[to] ?? 0)) continue
      reached[to] = next
      cameBy.set(to, { from: state, edge })
      queue.push(to, next)
    }
  }
}

/** From a thing one may go on along the wall that one has come along: 1 and 2 for the hand at it, 0 for other ways. */
function waysToArrive(edge: TrailEdge): 0 | 1 | 2 {
  const isAlong = edge.kind === 'follow' || (edge.kind === 'land' && !edge.isWithinReach)
  if (!isAlong) return 0
  return edge.hand === 'left' ? 1 : 2
}

/** True if a step can begin at a thing: one is sure to be there, and the wall to follow is at one's back. */
function isLeft(thing: Thing | undefined, edge: TrailEdge, before: TrailEdge | undefined): boolean {
  if (thing === undefined) return false
  if (!thing.isNoticed && before !== undefined && before.kind !== 'ride') return false
  // Beside a wall one may stand on either side of an entrance.
  if (thing.kind === 'entrance' && before?.kind === 'follow') return edge.kind === 'through'
  if (edge.kind === 'follow' && !edge.isSure) return false
  // Nobody goes through a door and straight back.
  if (edge.kind === 'through' && before?.kind === 'through') return false
  return (edge.kind !== 'follow' && edge.kind !== 'leave') || thing.place !== undefined
}

function costOf(edge: TrailEdge, before: TrailEdge | undefined): number {
  const riding = edge.kind === 'ride' ? edge.ride.seconds * WALKING_METRES_PER_SECOND : 0
  const across = edge.kind === 'land' || edge.kind === 'leave' ? edge.across : 0
  const compass =
    (edge.kind === 'cross' || edge.kind === 'land') && 'wind' in edge.direction ? COMPASS_METRES : 0
  const unsure = edge.kind === 'land' && !edge.isSure ? UNSURE_METRES : 0
  return (
    edge.metres +
    across +
    compass +
    unsure +
    riding +
    EXTRA_METRES[edge.kind] +
    (goesOn(edge, before) ? 0 : STEP_METRES)
  )
}

/** True if an edge keeps the hand at the same wall. */
export function goesOn(edge: TrailEdge, before: TrailEdge | undefined): boolean {
  if (edge.kind !== 'follow') return false
  if (before?.kind === 'follow')
    return before.shore === edge.shore && before.hand === edge.hand && before.isEndAtWall
  return (
    before?.kind === 'land' &&
    before.landing.shore === edge.shore &&
    before.hand === edge.hand &&
    !before.isWithinReach
  )
}

function traced(goal: number, cameBy: ReadonlyMap<number, { from: number; edge: TrailEdge }>): Trail {
  const edges: TrailEdge[] = []
  let state = goal
  for (let step = cameBy.get(state); step !== undefined; step = cameBy.get(state)) {
    edges.unshift(step.edge)
    state = step.from
  }
  return { first: Math.floor(state / 3), edges }
}
