import type { Route } from './route.ts'
import { doesModeTake, WALKING_METRES_PER_SECOND } from './rides.ts'

/** The type of traveller: an adult on foot, a person in a wheelchair, a person with a stroller. */
export type Traveller = 'walker' | 'wheelchair' | 'stroller'

/**
 * Speeds among other people, in metres per second. A manual wheelchair moves at about 1 m/s on level floor and slows down
 * at doors and turns; with a stroller people walk a little slower than alone.
 */
export const metresPerSecond: Readonly<Record<Traveller, number>> = {
  walker: WALKING_METRES_PER_SECOND,
  wheelchair: 0.9,
  stroller: 1.1,
}

/** Additional time of a ride with wheels, in seconds. */
const WHEELS_IN_AND_OUT_SECONDS = 10

/** Travel times in seconds; absent for travellers who cannot use the route. */
export type RouteTimes = { readonly [traveller in Traveller]?: number }

/**
 * The travel times of a route. Wheelchairs and strollers use the step-free route; without one (or if it has a stair or an
 * escalator) their times are absent.
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
