import { defaultLocale } from '../../locale/locale.ts'
import { labelIn } from '../../map/label-in.ts'
import type { MallMap } from '../../map/mall-map.ts'
import type { MapPlace } from '../../map/map-places.ts'
import type { RouteFinder } from '../route-finder.ts'
import { shoresOf, withoutSmallThings } from '../trail/shores.ts'
import { createTrails, type Trails } from '../trail/trails.ts'
import type { TrailStep } from '../trail/trail-step.ts'
import { seededRandom } from './seeded-random.ts'
import { isMeant, placesAfter, startAt, walkBlind } from './walk-blind.ts'
import type { Building, Stance } from './walker.ts'

/** How a map's sentences lead those who know nothing else. */
export interface WalkedPairs {
  /** Pairs of places with a route between them; fewer than asked for on a map without enough. */
  readonly pairs: number
  /** Pairs whose walker came to the goal. */
  readonly arrived: number
  readonly sentences: number
  /** Sentences that also fit another place than the meant one. */
  readonly ambiguous: number
  /** Sentences that fit no place. */
  readonly unfollowable: number
  /** The pairs that failed, by name. */
  readonly failed: readonly string[]
}

type Place = Pick<MapPlace, 'featureId' | 'name'>

interface Options<P> {
  /** The places between which one walks; all of them if absent. The others are only met. */
  readonly isEnd?: (place: P) => boolean
  readonly pairs: number
  readonly seed: number
  /** Whose names the walker knows; English if absent. */
  readonly locale?: string
}

/** On a map where few pairs have a route, so many are looked at for each. */
const MAX_TRIES = 100

/** Walks between random places of a map. Each walker has steps that are up to a tenth longer or shorter than the words say. */
export function walkPairs<P extends Place>(
  map: MallMap,
  places: readonly P[],
  finder: RouteFinder,
  { pairs, seed, isEnd = () => true, locale = defaultLocale }: Options<P>,
): WalkedPairs {
  const trails = createTrails(map, finder, namesOf(map, places, locale))
  const building = buildingOf(map, finder, trails)
  const random = seededRandom(seed)
  const ends = places.filter((place) => isEnd(place))
  const pick = () => ends[Math.floor(random() * ends.length)]
  const failed: string[] = []
  let [walked, sentences, ambiguous, unfollowable] = [0, 0, 0, 0]
  for (let tries = 0; walked < pairs && tries < pairs * MAX_TRIES; tries += 1) {
    const [from, to, stride] = [pick(), pick(), 0.9 + random() * 0.2]
    const route = from && to && finder.findRoute(from.featureId, to.featureId, 'fastest')
    if (from === undefined || to === undefined || typeof route !== 'object' || route.legs.length === 0)
      continue
    walked += 1
    const found = trails.find({ from: from.featureId, to: to.featureId }, 'fastest')
    const first = found && trails.graph.things[found.trail.first]
    const start = first && startAt(first)
    const isThere =
      found !== undefined &&
      start !== undefined &&
      walkBlind(found.steps, start, { stride }, building) === undefined
    if (!isThere) failed.push(`${labelIn(from.name, locale)} to ${labelIn(to.name, locale)}`)
    if (found === undefined || start === undefined) continue
    const faults = faultsIn(found.steps, start, building)
    sentences += found.steps.length
    ambiguous += faults.ambiguous
    unfollowable += faults.unfollowable
  }
  return { pairs: walked, arrived: walked - failed.length, sentences, ambiguous, unfollowable, failed }
}

/** Each sentence is tried from the place where its reader should be. */
function faultsIn(steps: readonly TrailStep[], start: Stance, building: Building) {
  let stance: Stance | undefined = start
  let [ambiguous, unfollowable] = [0, 0]
  for (const [index, step] of steps.entries()) {
    if (stance === undefined) break
    const places = placesAfter(step, stance, { stride: 1 }, building)
    const meant = places.filter((place) => isMeant(place, step, steps[index + 1]))
    if (meant.length === 0) unfollowable += 1
    else if (meant.length < places.length) ambiguous += 1
    stance = meant[0]
  }
  return { ambiguous, unfollowable }
}

/** The name in a language; '' for none. */
export function namesOf(map: MallMap, places: readonly Place[], locale: string): (id: string) => string {
  const names = new Map([
    ...places.map(({ featureId, name }) => [featureId, labelIn(name, locale)] as const),
    ...map.connections.map(({ id, name }) => [id, labelIn(name, locale)] as const),
  ])
  return (id) => names.get(id) ?? ''
}

/** What a walker of these trails meets. */
export function buildingOf(map: MallMap, { floors }: Pick<RouteFinder, 'floors'>, trails: Trails): Building {
  return {
    ...trails,
    floors,
    bare: new Map([...floors].map(([id, floor]) => [id, withoutSmallThings(floor, map)])),
    shores: new Map([...floors].map(([id, floor]) => [id, shoresOf(floor)])),
  }
}
