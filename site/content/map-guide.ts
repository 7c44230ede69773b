import { type ClosedFeatures, closedFeatures } from '@promenade/domain/map/closed-features'
import type { PointOfInterestLocation } from '@promenade/domain/mall/point-of-interest'
import type { MallMap } from '@promenade/domain/map/mall-map'
import { createMapPlaces, type MapPlaces, type NamedStore } from '@promenade/domain/map/map-places'
import { createRouteFinder, type RouteFinder } from '@promenade/domain/wayfinding/route-finder'
import { createStepper, type Stepper } from '@promenade/domain/wayfinding/route-steps'
import type { ReadMap } from './read-map.ts'

/** What answers questions about the map: what there is, how one gets there, and how one says it. */
export interface MapGuide {
  readonly places: MapPlaces
  readonly finder: RouteFinder
  readonly stepsOf: Stepper
  /** What is out of use today, */
  readonly closed: ClosedFeatures
  /** and the ways there would be if nothing were. */
  readonly openFinder: RouteFinder
}

/** What the map is told of the mall. */
interface Told {
  readonly stores: readonly NamedStore[]
  readonly pointsOfInterest: readonly {
    readonly locations: readonly Pick<PointOfInterestLocation, 'slug' | 'isTemporarilyClosed'>[]
  }[]
}

interface Building {
  readonly stepsOf: Stepper
  /** By what is closed, the latest asked for last. */
  readonly finders: Map<string, RouteFinder>
}

/** The same map is one object in all languages and versions of the content: it is read once for all of them. */
const buildings = new WeakMap<MallMap, Building>()

/** The open mall, today's, and yesterday's for as long as one of the languages still has it. */
const keptFinders = 3

/** Stores come and go, and lifts fail, while the building stays. */
const guidesOf = new WeakMap<readonly NamedStore[], MapGuide & Told & { readonly map: MallMap }>()

/** Takes in what another thread has computed of a new map, so that no request waits for it. */
export function rememberGuide({ decoded: { value: map }, routes, landmarks }: ReadMap): void {
  const finder = createRouteFinder(map, new Set(), routes)
  buildings.set(map, {
    stepsOf: createStepper(map, landmarks),
    finders: new Map([[keyOf(new Set()), finder]]),
  })
}

/** At once, but for the first time that a map is seen or that something on it is closed. */
export function guideOf(map: MallMap, { stores, pointsOfInterest }: Told): MapGuide {
  const known = guidesOf.get(stores)
  if (known?.map === map && known.pointsOfInterest === pointsOfInterest) return known
  const closed = closedFeatures(map, closedSlugs(pointsOfInterest))
  const building = buildings.get(map) ?? { stepsOf: createStepper(map), finders: new Map() }
  buildings.set(map, building)
  const guide = {
    map,
    stores,
    pointsOfInterest,
    closed,
    places: createMapPlaces(map, stores, closed.amenities),
    stepsOf: building.stepsOf,
    finder: finderWithout(closed.connections, map, building),
    openFinder: finderWithout(new Set(), map, building),
  }
  guidesOf.set(stores, guide)
  return guide
}

/** Of places out of service. */
export function closedSlugs(groups: Told['pointsOfInterest']): Set<string> {
  const places = groups.flatMap(({ locations }) => locations)
  return new Set(places.filter(({ isTemporarilyClosed }) => isTemporarilyClosed).map(({ slug }) => slug))
}

function finderWithout(closed: ReadonlySet<string>, map: MallMap, { finders }: Building): RouteFinder {
  const key = keyOf(closed)
  const finder = finders.get(key) ?? createRouteFinder(map, closed)
  finders.delete(key)
  finders.set(key, finder)
  for (const old of [...finders.keys()].slice(0, -keptFinders)) finders.delete(old)
  return finder
}

function keyOf(closed: ReadonlySet<string>): string {
  return [...closed].toSorted().join('\n')
}
