import { type ClosedFeatures, closedFeatures } from '@promenade/domain/map/closed-features'
import type { EpochMs } from '@promenade/domain/calendar/instants'
import type { PointOfInterest, PointOfInterestLocation } from '@promenade/domain/mall/point-of-interest'
import { placesOfAtmosphere } from '@promenade/domain/mall/point-of-interest'
import { slugOf } from '@promenade/domain/map/place-slugs'
import type { MallMap } from '@promenade/domain/map/mall-map'
import {
  createMapPlaces,
  type MapPlace,
  type MapPlaces,
  type NamedStore,
} from '@promenade/domain/map/map-places'
import { type BusyAreas, createBusyAreas } from '@promenade/domain/wayfinding/busy-areas'
import {
  createRouteFinder,
  type RouteData,
  type RouteFinder,
  withClosedConnections,
} from '@promenade/domain/wayfinding/route-finder'
import { createStepper, type Stepper } from '@promenade/domain/wayfinding/route-steps'
import type { Trails } from '@promenade/domain/wayfinding/trail/trails'
import type { ReadMap } from './read-map.ts'
import { trailParts, trailsOf } from './trails-of.ts'

/** The map with route finders, built from map and content. */
export interface MapGuide {
  readonly places: MapPlaces
  readonly finder: RouteFinder
  readonly stepsOf: Stepper
  /** Currently closed places. */
  readonly closed: ClosedFeatures
  /** Finds routes as if nothing were closed. */
  readonly openFinder: RouteFinder
  /** Open quiet places on the map, in the order of the content. */
  readonly quiet: readonly MapPlace[]
  /** Ways for someone who cannot see, told in a language; made on first use, or before it in parts. */
  readonly trails: (locale: string) => Trails
  readonly trailParts: (locale: string) => Generator<void>
  /** Absent for a mall that calls no place busy. */
  readonly busy?: BusyAreas
}

/** The content that a map depends on. */
interface MallFacts {
  readonly stores: readonly (NamedStore & { readonly name?: string })[]
  readonly pointsOfInterest: readonly {
    readonly locations: readonly PlaceFacts[]
  }[]
}

/** The part of a point of interest that routes and quiet places depend on. */
export type PlaceFacts = Pick<PointOfInterestLocation, 'slug' | 'isTemporarilyClosed' | 'atmosphere'>

interface Building {
  readonly stepsOf: Stepper
  /** Route finders by closed places, least recently used first. */
  readonly finders: Map<string, RouteFinder>
}

/** Cached per map, which is one object in all languages and versions of the content. */
const buildings = new WeakMap<MallMap, Building>()

/** Maximum cached: without closures, with today's, and with yesterday's while a language still has them. */
const maxFinders = 3

/** Cached per list of stores. */
const guidesOf = new WeakMap<MallFacts['stores'], MapGuide & MallFacts & { readonly map: MallMap }>()

/** Caches the result of another thread, so that no request waits for it. */
export function cacheGuide({ decoded: { value: map }, routes, landmarks }: ReadMap): void {
  const finder = createRouteFinder(map, new Set(), routes)
  buildings.set(map, {
    stepsOf: createStepper(map, landmarks),
    finders: new Map([[keyOf(new Set()), finder]]),
  })
}

/** Ids of the closed places, if they change where one can walk and their routes are not cached. */
export function findUncomputedClosures(
  map: MallMap,
  pointsOfInterest: MallFacts['pointsOfInterest'],
): ReadonlySet<string> | undefined {
  const { causes, passages } = closedFeatures(map, closedSlugs(pointsOfInterest))
  if (passages.size === 0) return undefined
  const closed = new Set(causes.keys())
  return buildings.get(map)?.finders.has(keyOf(closed)) ? undefined : closed
}

/** Caches the result of another thread, as `cacheGuide`. */
export function cacheRoutes(map: MallMap, closed: ReadonlySet<string>, routes: RouteData): void {
  keepFinder(buildingOf(map), keyOf(closed), createRouteFinder(map, closed, routes))
}

/** Cached, except for the first use of a map or of a set of closures. */
export function guideOf(map: MallMap, { stores, pointsOfInterest }: MallFacts): MapGuide {
  const cached = guidesOf.get(stores)
  if (cached?.map === map && cached.pointsOfInterest === pointsOfInterest) return cached
  const closed = closedFeatures(map, closedSlugs(pointsOfInterest))
  const building = buildingOf(map)
  const places = createMapPlaces(map, stores, closed.amenities)
  const withAtmosphere = (atmosphere: 'quiet' | 'busy') =>
    placesOfAtmosphere(pointsOfInterest, atmosphere).flatMap(({ slug }) => places.find(slugOf(slug)) ?? [])
  const busy = createBusyAreas(map, withAtmosphere('busy'))
  const finder = finderWithout(new Set(closed.causes.keys()), map, building)
  const storeNames = new Map(stores.map(({ slug, name = '' }) => [slug, name]))
  const named = { map, places, storeNames }
  const guide = {
    map,
    stores,
    pointsOfInterest,
    closed,
    places,
    quiet: withAtmosphere('quiet'),
    ...(busy && { busy }),
    stepsOf: building.stepsOf,
    finder,
    trails: (locale: string) => trailsOf(finder, { ...named, locale }),
    trailParts: (locale: string) => trailParts(finder, { ...named, locale }),
    openFinder: finderWithout(new Set(), map, building),
  }
  guidesOf.set(stores, guide)
  return guide
}

function buildingOf(map: MallMap): Building {
  const building = buildings.get(map) ?? { stepsOf: createStepper(map), finders: new Map() }
  buildings.set(map, building)
  return building
}

/** The places that routes and quiet places depend on, for another process, with the ends of closures. */
export function placeFacts(
  groups: readonly PointOfInterest[],
): readonly (PlaceFacts & { readonly closedUntil?: EpochMs })[] {
  return groups
    .flatMap(({ locations }) => locations)
    .filter(({ isTemporarilyClosed, atmosphere }) => isTemporarilyClosed || atmosphere !== undefined)
    .map(({ slug, isTemporarilyClosed, atmosphere, closure }) => ({
      slug,
      isTemporarilyClosed,
      ...(closure?.until !== undefined && { closedUntil: closure.until }),
      ...(atmosphere && { atmosphere }),
    }))
}

/** Slugs of temporarily closed places. */
function closedSlugs(groups: MallFacts['pointsOfInterest']): Set<string> {
  const places = groups.flatMap(({ locations }) => locations)
  return new Set(places.filter(({ isTemporarilyClosed }) => isTemporarilyClosed).map(({ slug }) => slug))
}

function finderWithout(closed: ReadonlySet<string>, map: MallMap, building: Building): RouteFinder {
  const key = keyOf(closed)
  return keepFinder(building, key, building.finders.get(key) ?? newFinder(closed, map, building))
}

function keepFinder({ finders }: Building, key: string, finder: RouteFinder): RouteFinder {
  finders.delete(key)
  finders.set(key, finder)
  for (const old of [...finders.keys()].slice(0, -maxFinders)) finders.delete(old)
  return finder
}

/** Without closed walkways and doors only the rides are new: all of a large map takes half a second. */
function newFinder(closed: ReadonlySet<string>, map: MallMap, building: Building): RouteFinder {
  const isClosed = ({ id }: { readonly id: string }) => closed.has(id)
  if (closed.size === 0 || map.units.some(isClosed) || map.openings.some(isClosed))
    return createRouteFinder(map, closed)
  return withClosedConnections(map, finderWithout(new Set(), map, building), closed)
}

function keyOf(closed: ReadonlySet<string>): string {
  return [...closed].toSorted().join('\n')
}
