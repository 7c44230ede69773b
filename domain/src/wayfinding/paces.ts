import type { Route } from './route.ts'
import { doesModeTake, WALKING_METRES_PER_SECOND } from './rides.ts'

/** Who goes: an adult on foot, somebody in a wheelchair, somebody who pushes a stroller. */
export type Traveller = 'walker' | 'wheelchair' | 'stroller'

/**
 * Metres a second among other people. A hand-driven wheelchair keeps about 1 m/s on the flat over a distance and slows
 * down at doors and turns; whoever pushes a stroller walks a little slower than alone and steers round people.
 */
export const metresPerSecond: Readonly<Record<Traveller, number>> = {
  walker: WALKING_METRES_PER_SECOND,
  wheelchair: 0.9,
  stroller: 1.1,
}

/** Getting wheels into a lift and out again takes longer than walking in; seconds for each ride. */
const WHEELS_IN_AND_OUT_SECONDS = 10

/** Seconds for each traveller who can go this way. */
export type RouteTimes = { readonly [traveller in Traveller]?: number }

/**
 * How long it takes. Those on wheels go the step-free way: their times are of that route, and absent where there is
 * none, or where it takes a stair or an escalator and so is not one.
 */
export function timesOf(route: Route, stepFree: Route | undefined): RouteTimes {
  const walker = secondsAt(route, 'walker')
  if (stepFree === undefined || !isWithoutSteps(stepFree)) return { walker }
  return {
    walker,
    wheelchair: secondsAt(stepFree, 'wheelchair'),
    stroller: secondsAt(stepFree, 'stroller'),
  }
}

function secondsAt({ legs, metres }: Route, traveller: Traveller): number {
  const rides = legs.flatMap((leg) => (leg.kind === 'ride' ? [leg.seconds] : []))
  const riding = rides.reduce((sum, seconds) => sum + seconds, 0)
  const handling = traveller === 'walker' ? 0 : rides.length * WHEELS_IN_AND_OUT_SECONDS
  return metres / metresPerSecond[traveller] + riding + handling
}

function isWithoutSteps({ legs }: Route): boolean {
  return legs.every((leg) => leg.kind === 'walk' || doesModeTake('step-free', leg.connection.kind))
}
