import type { MapTactilePath } from '../../map/mall-map.ts'
import { distanceToSegment, segmentsOf } from '../../map/lines.ts'
import { cross, distanceBetween, minus, type Point } from '../../map/plane.ts'
import { saidMetres } from './measures.ts'
import type { TactilePaving, TrailStep } from './trail-step.ts'

/** A path so near is under the feet or the cane, in metres. */
const FELT_METRES = 1.5

/** On a shorter way everything is near everything, in metres. */
const LEAST_METRES = 4

/** Adds the tactile paving on the ways of steps. It is told besides what one needs: maps seldom have all of it. */
export function withTactilePaving(
  steps: readonly TrailStep[],
  paths: readonly MapTactilePath[],
): TrailStep[] {
  return steps.map((step) => {
    const tactile = tactileOn(
      step,
      paths.filter(({ levelId }) => levelId === step.levelId),
    )
    return tactile ? { ...step, tactile } : step
  })
}

function tactileOn(step: TrailStep, paths: readonly MapTactilePath[]): TactilePaving | undefined {
  const [start, end] = [step.line[0], step.line.at(-1)]
  if (!('metres' in step) || step.metres < LEAST_METRES || !start || !end) return undefined
  const atEnd = paths.filter((path) => isFelt(path, end))
  if ('end' in step && atEnd.length > 0) return atEnd.some((path) => isFelt(path, start)) ? 'leads' : 'at-end'
  const after = paths.flatMap(({ line }) => crossings(step.line, line)).toSorted((a, b) => a - b)[0]
  // What is at the start is behind one who has counted the first steps.
  return after === undefined || after < LEAST_METRES / 2 ? undefined : { crossedAfter: saidMetres(after) }
}

function isFelt({ line }: MapTactilePath, at: Point): boolean {
  return segmentsOf(line).some(([from, to]) => distanceToSegment(at, from, to) <= FELT_METRES)
}

/** The metres along the way at which it crosses a line. */
function crossings(way: readonly Point[], line: readonly Point[]): number[] {
  let walked = 0
  return segmentsOf(way).flatMap(([from, to]) => {
    const before = walked
    const length = distanceBetween(from, to)
    walked += length
    return segmentsOf(line).flatMap(([a, b]) => {
      const share = shareAt([from, to], [a, b])
      return share === undefined ? [] : [before + share * length]
    })
  })
}

type Segment = readonly [Point, Point]

/** The share of the first segment at which it crosses the second; undefined where it does not. */
function shareAt([from, to]: Segment, [a, b]: Segment): number | undefined {
  const [way, line, apart] = [minus(to, from), minus(b, a), minus(a, from)]
  const turn = cross(way, line)
  const [along, across] = [cross(apart, line) / turn, cross(apart, way) / turn]
  return along >= 0 && along <= 1 && across >= 0 && across <= 1 ? along : undefined
}
