import { distanceBetween, minus } from '../../map/plane.ts'
import type { Floor } from '../floor.ts'
import { hourOf, turnedRight, windOf, windVector } from './clock.ts'
import { type Ground, isBefore, isFound, MAX_CROSSING_METRES, type Placed } from './ground.ts'
import { NEAR_METRES, type Thing } from './things.ts'
import type { Direction, TrailEdge } from './trail-edge.ts'

export function addCrossings(
  { thing: from, index }: Placed,
  there: readonly Placed[],
  ground: Ground,
  edges: TrailEdge[][],
): void {
  for (const { thing: to, index: other } of there) {
    const metres = distanceBetween(from.before, to.before)
    if (other === index) continue
    if (from.id === to.id && from.kind === 'entrance') {
      edges[index]?.push({ kind: 'through', to: other, metres })
      continue
    }
    if (!isBefore(from.before, to)) continue
    if (metres < 0.3 || metres > MAX_CROSSING_METRES || !ground.bare.isFree(from.before, to.before)) continue
    const direction = crossingDirection(from, to, ground)
    if (direction !== undefined) edges[index]?.push({ kind: 'cross', to: other, direction, metres })
    else if (metres <= NEAR_METRES - 0.5) edges[index]?.push({ kind: 'find', to: other, metres })
  }
}

/** The direction of a thing as seen from another; undefined if one could miss it. */
function crossingDirection(from: Thing, to: Thing, ground: Ground): Direction | undefined {
  const towards = minus(to.before, from.before)
  const { out } = from
  for (const step of [1, 0.5] as const) {
    const hour = out && hourOf(out, towards, step)
    if (out === undefined || hour === undefined || (hour > 3 && hour < 9)) continue
    if (isFound(from.before, turnedRight(out, hour * 30), to, ground)) return { hour }
  }
  const wind = windOf(towards)
  return isFound(from.before, windVector(wind), to, ground) ? { wind } : undefined
}

/** Ways to a thing across a floor on which one walks around what stands in the way. */
export function addCrossingsTo(
  { thing: to, index }: Placed,
  there: readonly Placed[],
  bare: Floor,
  edges: TrailEdge[][],
): void {
  for (const { thing: from, index: other } of there) {
    const metres = distanceBetween(from.before, to.before)
    if (other === index || !from.isNoticed || metres > MAX_CROSSING_METRES || !isBefore(from.before, to))
      continue
    const direction = crossingDirection(from, to, { floor: bare, bare })
    if (direction !== undefined) edges[other]?.push({ kind: 'cross', to: index, direction, metres })
  }
}
