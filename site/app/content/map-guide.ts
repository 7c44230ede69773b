import type { MallMap } from '@promenade/domain/map/mall-map'
import { createMapPlaces, type MapPlaces, type NamedStore } from '@promenade/domain/map/map-places'
import { createRouteFinder, type RouteFinder } from '@promenade/domain/wayfinding/route-finder'
import { createStepper, type Stepper } from '@promenade/domain/wayfinding/route-steps'

/** What answers questions about the map: what there is, how one gets there, and how one says it. */
export interface MapGuide {
  readonly places: MapPlaces
  readonly finder: RouteFinder
  readonly stepsOf: Stepper
}

type Ways = Pick<MapGuide, 'finder' | 'stepsOf'>

/** The same map is one object in all languages and versions of the content: it is read once for all of them. */
const waysOf = new WeakMap<MallMap, Ways>()

/** Stores come and go while the building stays. */
const guidesOf = new WeakMap<readonly NamedStore[], MapGuide & { readonly map: MallMap }>()

/** At once, but for the first time that a map is seen. */
export function guideOf(map: MallMap, stores: readonly NamedStore[]): MapGuide {
  const known = guidesOf.get(stores)
  if (known?.map === map) return known
  const guide = { map, ...readWays(map), places: createMapPlaces(map, stores) }
  guidesOf.set(stores, guide)
  return guide
}

function readWays(map: MallMap): Ways {
  const ways = waysOf.get(map) ?? { finder: createRouteFinder(map), stepsOf: createStepper(map) }
  waysOf.set(map, ways)
  return ways
}
