import { distanceBetween, minus, type Point } from '../../map/plane.ts'
import { hourOf, turnedRight, windOf, windVector } from './clock.ts'
import { type Ground, isBefore, isFound, isFoundAround, MAX_CROSSING_METRES, type Placed } from './ground.ts'
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
    const direction = crossingDirection(from, to, (ahead) => isFound(from.before, ahead, to, ground))
    if (direction !== undefined) edges[index]?.push({ kind: 'cross', to: other, direction, metres })
    else if (metres <= NEAR_METRES - 0.5) edges[index]?.push({ kind: 'find', to: other, metres })
  }
}

/** The direction of a thing as seen from another, in which one does not miss it; undefined if there is none. */
function crossingDirection(
  from: Thing,
  to: Thing,
  leadsThere: (ahead: Point) => boolean,
): Direction | undefined {
  const towards = minus(to.before, from.before)
  const { out } = from
  for (const step of [1, 0.5] as const) {
    const hour = out && hourOf(out, towards, step)
    if (out === undefined || hour === undefined || (hour > 3 && hour < 9)) continue
    if (leadsThere(turnedRight(out, hour * 30))) return { hour }
  }
  const wind = windOf(towards)
  return leadsThere(windVector(wind)) ? { wind } : undefined
}

/**
 * Ways to a thing across a floor on which one walks around what stands in the way: from where that does not lead past it, if
 * there is such a place.
 */
export function addCrossingsTo(
  { thing: to, index }: Placed,
  there: readonly Placed[],
  { floor, bare }: Ground,
  edges: TrailEdge[][],
): void {
  const found = there.flatMap(({ thing: from, index: other }) => {
    const metres = distanceBetween(from.before, to.before)
    if (other === index || !from.isNoticed || metres > MAX_CROSSING_METRES || !isBefore(from.before, to))
      return []
    const leadsThere = (ahead: Point) => isFound(from.before, ahead, to, { floor: bare, bare })
    const sure = crossingDirection(
      from,
      to,
      (ahead) => leadsThere(ahead) && isFoundAround(from.before, ahead, to, { floor, bare }),
    )
    const direction = sure ?? crossingDirection(from, to, leadsThere)
    return direction === undefined ? [] : [{ other, metres, direction, isSure: sure !== undefined }]
  })
  const sure = found.filter(({ isSure }) => isSure)
  for (const { other, metres, direction } of sure.length > 0 ? sure : found)
    edges[other]?.push({ kind: 'cross', to: index, direction, metres })
}
