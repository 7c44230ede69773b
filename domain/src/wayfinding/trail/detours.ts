import { distanceBetween, minus, plus, scaled } from '../../map/plane.ts'
import { type Hour, hourOf, turnedRight } from './clock.ts'
import {
  COUNTED,
  type Ground,
  isBefore,
  isFound,
  MAX_COUNTED_METRES,
  MAX_CROSSING_METRES,
  type Placed,
  VEER_DEGREES,
} from './ground.ts'
import { addCrossingsTo } from './crossings.ts'
import type { Thing } from './things.ts'
import type { DetourEdge, TrailEdge } from './trail-edge.ts'

const DETOUR_HOURS: readonly Hour[] = [12, 1, 11, 2, 10, 3, 9, 0.5, 11.5, 1.5, 10.5, 2.5, 9.5]
const DETOUR_METRES = [3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 16, 18, 20]

/** Ways over two counted stretches to things that no other way leads to. */
export function addDetours(
  there: readonly Placed[],
  ground: Ground,
  edges: TrailEdge[][],
  things: readonly Thing[],
): void {
  const isFrom = (from: number, to: number) =>
    things[from]?.isNoticed === true && things[from].id !== things[to]?.id
  const reached = new Set(
    edges.flatMap((own, from) => own.flatMap(({ to }) => (isFrom(from, to) ? [to] : []))),
  )
  for (const { thing: to, index } of there.filter((placed) => !reached.has(placed.index))) {
    let isReached = false
    for (const { thing: from, index: other } of there) {
      if (!isFrom(other, index) || !isBefore(from.before, to)) continue
      if (distanceBetween(from.before, to.before) > MAX_CROSSING_METRES) continue
      const edge = detour(from, to, ground)
      if (edge === undefined) continue
      isReached = true
      edges[other]?.push({ ...edge, to: index })
    }
    // Tables stand around it: one walks around them.
    if (!isReached) addCrossingsTo({ thing: to, index }, there, ground, edges)
  }
}

function detour(from: Thing, to: Thing, ground: Ground): Omit<DetourEdge, 'to'> | undefined {
  const { out } = from
  if (out === undefined) return undefined
  for (const before of DETOUR_METRES) {
    for (const hour of DETOUR_HOURS) {
      const ahead = turnedRight(out, hour * 30)
      const turn = plus(from.before, scaled(ahead, before))
      const metres = distanceBetween(turn, to.before)
      if (metres < 1 || metres > MAX_COUNTED_METRES) continue
      const nextHour = hourOf(ahead, minus(to.before, turn), 0.5)
      const isSure = COUNTED.every((share) =>
        [-VEER_DEGREES, 0, VEER_DEGREES].every((veer) => {
          const way = turnedRight(ahead, veer)
          const at = plus(from.before, scaled(way, before * share))
          return (
            ground.floor.isFree(from.before, at) && isFound(at, turnedRight(way, nextHour * 30), to, ground)
          )
        }),
      )
      if (isSure) return { kind: 'detour', hour, before, turn, nextHour, metres }
    }
  }
  return undefined
}
