import type { Point } from '../../map/plane.ts'
import { rideLeg, type RideLeg, type Route, toRoute, type WalkLeg, walkLeg } from '../route.ts'
import type { Trail } from './trail-finder.ts'
import type { TrailStep } from './trail-step.ts'

/** The route of a trail and its steps, as it is drawn and timed. */
export function trailRoute({ edges }: Trail, steps: readonly TrailStep[]): Route {
  const rides = edges.flatMap((edge) => (edge.kind === 'ride' ? [rideLeg(edge.ride)] : []))
  const legs: (WalkLeg | RideLeg)[] = []
  let line: Point[] = []
  const endWalk = (levelId: string) => {
    const leg = walkLeg(levelId, line)
    if (leg.metres > 0) legs.push(leg)
    line = []
  }
  for (const [index, step] of steps.entries()) {
    line.push(...step.line)
    const isLast = index === steps.length - 1
    if (step.kind === 'ride') {
      legs.push(...rides.filter(({ connection }) => connection === step.connection))
    } else if (isLast || steps[index + 1]?.kind === 'ride') endWalk(step.levelId)
  }
  return toRoute(legs)
}
