import type { PlanPoint } from './plan.ts'

/** The part of a wall between two places along the building. A wall may step: two points at one place. */
export function wallBetween(wall: readonly PlanPoint[], from: number, to: number): PlanPoint[] {
  const inside = wall.filter(([along]) => along > from && along < to)
  return [[from, acrossAt(wall, from, 'after')], ...inside, [to, acrossAt(wall, to, 'before')]]
}

/** How far across the wall is; where it steps, just before or just after the step. */
export function acrossAt(wall: readonly PlanPoint[], along: number, side: 'before' | 'after'): number {
  const points = side === 'after' ? wall : wall.toReversed()
  const isAhead = (place: number) => (side === 'after' ? place > along : place < along)
  const next = points.findIndex(([place]) => isAhead(place))
  const b = points[next]
  const a = points[next - 1]
  const last = points.at(next === -1 ? -1 : 0)
  if (a === undefined || b === undefined) {
    if (last === undefined) throw new Error('A wall has no points.')
    return last[1]
  }
  return rounded(a[1] + ((b[1] - a[1]) * (along - a[0])) / (b[0] - a[0]))
}

/** The outline between two walls from one place along the building to another. */
export function cellBetween(
  front: readonly PlanPoint[],
  back: readonly PlanPoint[],
  from: number,
  to: number,
): PlanPoint[] {
  return [...wallBetween(front, from, to), ...wallBetween(back, from, to).toReversed()]
}

export function boxOutline([from, low, to, high]: readonly [number, number, number, number]): PlanPoint[] {
  return [
    [from, low],
    [to, low],
    [to, high],
    [from, high],
  ]
}

/** A stretch of the given width in the middle of the longest straight piece of a wall. */
export function doorIn(wall: readonly PlanPoint[], width: number): PlanPoint[] {
  const pieces = wall.slice(1).map((b, index) => [wall[index] ?? b, b] as const)
  const [longest] = pieces.toSorted((a, b) => lengthOf(b) - lengthOf(a))
  if (longest === undefined) throw new Error('A wall without length has no door.')
  return middleStretch(longest[0], longest[1], width)
}

/** Spaces this number of doors evenly along a straight wall. */
export function doorsIn(wall: readonly PlanPoint[], count: number, width: number): PlanPoint[][] {
  const [a] = wall
  const b = wall.at(-1)
  if (count === 1 || a === undefined || b === undefined) return [doorIn(wall, width)]
  const at = (share: number): PlanPoint => [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share]
  return Array.from({ length: count }, (_, index) =>
    middleStretch(at(index / count), at((index + 1) / count), width),
  )
}

/** Coordinates of the plan are told to a micrometre: what lies on one line is found again. */
export function rounded(metres: number): number {
  return Math.round(metres * 1e6) / 1e6
}

function middleStretch(a: PlanPoint, b: PlanPoint, width: number): PlanPoint[] {
  const half = Math.min(width / lengthOf([a, b]), 0.9) / 2
  const at = (share: number): PlanPoint => [
    rounded(a[0] + (b[0] - a[0]) * share),
    rounded(a[1] + (b[1] - a[1]) * share),
  ]
  return [at(0.5 - half), at(0.5 + half)]
}

function lengthOf([a, b]: readonly [PlanPoint, PlanPoint]): number {
  return Math.hypot(b[0] - a[0], b[1] - a[1])
}
