import type { Command, Path, Point } from './geometry.ts'
import { flatten } from './geometry.ts'

/**
 * Redraws outlines with as few cubic curves as stay within `tolerance` (least squares, after Schneider's
 * "Automatically fitting digitized curves", 1990). Type often carries three times the points it needs.
 */
export function refit(path: Path, tolerance: number): Path {
  return flatten(path, 8).flatMap((contour) => refitContour(withoutRepeats(contour), tolerance))
}

function refitContour(points: Point[], tolerance: number): Path {
  const first = points[0]
  if (first === undefined || points.length < 4) return []
  const ring = startAtCorner(points)
  const commands: Command[] = [{ letter: 'M', points: ring[0] ?? first }]
  let from = 0
  for (let at = 1; at < ring.length; at += 1) {
    if (at < ring.length - 1 && !isBreak(ring, at)) continue
    const piece = ring.slice(from, at + 1)
    commands.push(
      ...fitPiece(piece, direction(piece, 0, 1), direction(piece, piece.length - 1, -1), tolerance),
    )
    from = at
  }
  return [...commands, { letter: 'Z', points: [] }]
}

function fitPiece(points: Point[], leave: Point, arrive: Point, tolerance: number): Command[] {
  const start = points[0] ?? [0, 0]
  const end = points.at(-1) ?? start
  if (points.every((point) => distanceToChord(point, start, end) < tolerance * 0.7))
    return [{ letter: 'L', points: end }]
  let times = chordTimes(points)
  let split = 0
  for (let round = 0; round < 4; round += 1) {
    const curve = leastSquares(points, times, leave, arrive)
    const worst = worstPoint(points, times, curve)
    if (worst.error < tolerance) return [{ letter: 'C', points: curve.slice(1).flat() }]
    split = worst.index
    times = times.map((time, index) => nearerTime(curve, points[index] ?? start, time))
  }
  const middle = Math.min(Math.max(split, 1), points.length - 2)
  if (points.length < 4) return points.slice(1).map((point) => ({ letter: 'L', points: point }))
  const across = unit(minus(points[middle + 1] ?? end, points[middle - 1] ?? start))
  return [
    ...fitPiece(points.slice(0, middle + 1), leave, [-across[0], -across[1]], tolerance),
    ...fitPiece(points.slice(middle), across, arrive, tolerance),
  ]
}

type Cubic = [Point, Point, Point, Point]

function leastSquares(points: Point[], times: number[], leave: Point, arrive: Point): Cubic {
  const start = points[0] ?? [0, 0]
  const end = points.at(-1) ?? start
  let [c00, c01, c11, x0, x1] = [0, 0, 0, 0, 0]
  points.forEach((point, index) => {
    const t = times[index] ?? 0
    const [b0, b1, b2, b3] = weights(t)
    const [a0, a1]: [Point, Point] = [
      [leave[0] * b1, leave[1] * b1],
      [arrive[0] * b2, arrive[1] * b2],
    ]
    const rest: Point = [
      point[0] - start[0] * (b0 + b1) - end[0] * (b2 + b3),
      point[1] - start[1] * (b0 + b1) - end[1] * (b2 + b3),
    ]
    c00 += dot(a0, a0)
    c01 += dot(a0, a1)
    c11 += dot(a1, a1)
    x0 += dot(a0, rest)
    x1 += dot(a1, rest)
  })
  const determinant = c00 * c11 - c01 * c01
  const length = Math.hypot(...minus(end, start))
  const solved: Point =
    Math.abs(determinant) < 1e-9
      ? [0, 0]
      : [(x0 * c11 - x1 * c01) / determinant, (c00 * x1 - c01 * x0) / determinant]
  const reach = solved.map((value) => (value > length * 0.01 && value < length * 4 ? value : length / 3))
  const [near = 0, far = 0] = reach
  return [
    start,
    [start[0] + leave[0] * near, start[1] + leave[1] * near],
    [end[0] + arrive[0] * far, end[1] + arrive[1] * far],
    end,
  ]
}

function worstPoint(points: Point[], times: number[], curve: Cubic): { error: number; index: number } {
  const worst = { error: 0, index: points.length >> 1 }
  points.forEach((point, index) => {
    const error = Math.hypot(...minus(onCubic(curve, times[index] ?? 0), point))
    if (error > worst.error) Object.assign(worst, { error, index })
  })
  return worst
}

function nearerTime(curve: Cubic, point: Point, time: number): number {
  const step = 1e-3
  const away = minus(onCubic(curve, time), point)
  const before = onCubic(curve, time - step)
  const after = onCubic(curve, time + step)
  const speed: Point = [(after[0] - before[0]) / (2 * step), (after[1] - before[1]) / (2 * step)]
  const pace = dot(speed, speed)
  return pace < 1e-9 ? time : Math.min(1, Math.max(0, time - dot(away, speed) / pace))
}

function chordTimes(points: Point[]): number[] {
  let travelled = 0
  const lengths = points.map(
    (point, index) => (travelled += Math.hypot(...minus(point, points[index - 1] ?? point))),
  )
  return lengths.map((length) => length / travelled)
}

/** A corner of more than 20°, or the end of a straight stretch that is worth keeping straight. */
function isBreak(points: Point[], at: number): boolean {
  const [before, here, after] = [points[at - 1], points[at], points[at + 1]]
  if (before === undefined || here === undefined || after === undefined) return true
  const [comes, goes] = [minus(here, before), minus(after, here)]
  return dot(unit(comes), unit(goes)) < 0.94 || Math.hypot(...comes) > 4 || Math.hypot(...goes) > 4
}

function startAtCorner(points: Point[]): Point[] {
  const open = points.slice(0, -1)
  const corner = open.findIndex((here, index) =>
    isBreak([open.at(index - 1) ?? here, here, open[(index + 1) % open.length] ?? here], 1),
  )
  const at = Math.max(corner, 0)
  const ring = [...open.slice(at), ...open.slice(0, at)]
  return [...ring, ring[0] ?? [0, 0]]
}

function withoutRepeats(contour: Point[]): Point[] {
  const closed = [...contour, contour[0] ?? ([0, 0] as Point)]
  return closed.filter((point, index) => {
    const previous = closed[index - 1]
    return previous === undefined || Math.hypot(...minus(point, previous)) > 1e-4
  })
}

function direction(points: Point[], at: number, step: number): Point {
  return unit(minus(points[at + step] ?? [0, 0], points[at] ?? [0, 0]))
}

function distanceToChord(point: Point, from: Point, to: Point): number {
  const chord = minus(to, from)
  const length = Math.hypot(...chord)
  const away = minus(point, from)
  if (length < 1e-6) return Math.hypot(...away)
  const along = Math.min(1, Math.max(0, dot(away, chord) / (length * length)))
  return Math.hypot(away[0] - chord[0] * along, away[1] - chord[1] * along)
}

function onCubic([a, b, c, d]: Cubic, t: number): Point {
  const [wa, wb, wc, wd] = weights(t)
  return [a[0] * wa + b[0] * wb + c[0] * wc + d[0] * wd, a[1] * wa + b[1] * wb + c[1] * wc + d[1] * wd]
}

function weights(t: number): [number, number, number, number] {
  const u = 1 - t
  return [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t]
}

function minus(to: Point, from: Point): Point {
  return [to[0] - from[0], to[1] - from[1]]
}

function unit(vector: Point): Point {
  const length = Math.hypot(...vector) || 1
  return [vector[0] / length, vector[1] / length]
}

function dot(one: Point, other: Point): number {
  return one[0] * other[0] + one[1] * other[1]
}
