import type { Label, MallMap } from '@promenade/domain/map/mall-map'
import type { MapPlaces } from '@promenade/domain/map/map-places'
import type { RouteFinder } from '@promenade/domain/wayfinding/route-finder'
import { createTrails, type Trails } from '@promenade/domain/wayfinding/trail/trails'
import { withoutClosed } from '@promenade/domain/wayfinding/without-closed'

interface Cached {
  readonly names: string
  readonly trails: Trails
}

/** Both languages know the same places, so they share the trails of a route finder. */
const cache = new WeakMap<RouteFinder, Cached>()

/** The ways of a map for someone who cannot see. Takes a tenth of a second for a large mall, once per set of closures. */
export function trailsOf(map: MallMap, finder: RouteFinder, places: MapPlaces): Trails {
  const named = places.all.map((place) => [place.featureId, nameKey(place)] as const)
  const names = JSON.stringify(named)
  const cached = cache.get(finder)
  if (cached?.names === names) return cached.trails
  const keys = new Map([...named, ...map.connections.map(({ id, name }) => [id, labelKey(name)] as const)])
  const trails = createTrails(withoutClosed(map, finder.closed), finder, (id) => keys.get(id) ?? '')
  cache.set(finder, { names, trails })
  return trails
}

/** One text for places with the same name in all languages. A store has the name of the directory. */
function nameKey({ kind, slug, name }: MapPlaces['all'][number]): string {
  return kind === 'store' ? slug : labelKey(name)
}

function labelKey(name: Label): string {
  const texts = Object.values(name)
  return texts.some((text) => text !== '') ? JSON.stringify(name) : ''
}
