import type { Point } from '../map/plane.ts'

/** The piece of the route that a step of the directions goes along; a turn, a ride and an arrival are one point. */
export interface StepPiece {
  readonly levelId: string
  /** In metres, in walking order; empty where the route gives no point. */
  readonly line: readonly Point[]
}

/** The positions of both ends of a route. */
interface Ends {
  readonly start: Point
  readonly goal: Point
}

/**
 * The pieces of the steps, one each. A step without a line of its own is where the walk before it on its level ends, else
 * where the walk after it begins. The first step is at the start and the last one at the goal if no walk touches them.
 */
export function stepPieces(steps: readonly StepPiece[], { start, goal }: Ends): StepPiece[] {
  return steps.map(({ levelId, line }, index) => {
    if (line.length > 0) return { levelId, line }
    const [before, after] = [steps[index - 1], steps[index + 1]]
    const end = index === 0 ? start : index === steps.length - 1 ? goal : undefined
    const at =
      (before?.levelId === levelId ? before.line.at(-1) : undefined) ??
      (after?.levelId === levelId ? after.line[0] : undefined) ??
      end
    return { levelId, line: at === undefined ? [] : [at] }
  })
}

/** The number of a step, from 1: the last one for a number that is too high. Undefined without steps or a number. */
export function stepNumber(wanted: number | undefined, count: number): number | undefined {
  if (wanted === undefined || count === 0 || !Number.isInteger(wanted) || wanted < 1) return undefined
  return Math.min(wanted, count)
}
