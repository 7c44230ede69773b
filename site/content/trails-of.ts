import type { Label, MallMap } from '@promenade/domain/map/mall-map'
import type { MapPlaces } from '@promenade/domain/map/map-places'
import type { RouteFinder } from '@promenade/domain/wayfinding/route-finder'
import { type Trails, trailsInParts } from '@promenade/domain/wayfinding/trail/trails'
import { withoutClosed } from '@promenade/domain/wayfinding/without-closed'

interface Cached {
  readonly names: string
  readonly parts: ReturnType<typeof trailsInParts>
  trails?: Trails
}

/** Both languages know the same places, so they share the trails of a route finder. */
const cache = new WeakMap<RouteFinder, Cached>()

/** The ways of a map for someone who cannot see. A large mall takes seconds, once per set of closures: see `trailParts`. */
export function trailsOf(map: MallMap, finder: RouteFinder, places: MapPlaces): Trails {
  const cached = workOn(map, finder, places)
  while (cached.trails === undefined) goOn(cached)
  return cached.trails
}

/** The same work in parts, between which the site answers requests. */
export function* trailParts(map: MallMap, finder: RouteFinder, places: MapPlaces): Generator<void> {
  const cached = workOn(map, finder, places)
  while (cached.trails === undefined) {
    goOn(cached)
    yield
  }
}

function goOn(cached: Cached): void {
  const part = cached.parts.next()
  if (part.done === true) cached.trails = part.value
}

function workOn(map: MallMap, finder: RouteFinder, places: MapPlaces): Cached {
  const named = places.all.map((place) => [place.featureId, nameKey(place)] as const)
  const names = JSON.stringify(named)
  const cached = cache.get(finder)
  if (cached?.names === names) return cached
  const keys = new Map([...named, ...map.connections.map(({ id, name }) => [id, labelKey(name)] as const)])
  const parts = trailsInParts(withoutClosed(map, finder.closed), finder, (id) => keys.get(id) ?? '')
  const begun: Cached = { names, parts }
  cache.set(finder, begun)
  return begun
}

/** One text for places with the same name in all languages. A store has the name of the directory. */
function nameKey({ kind, slug, name }: MapPlaces['all'][number]): string {
  return kind === 'store' ? slug : labelKey(name)
}

function labelKey(name: Label): string {
  const texts = Object.values(name)
  return texts.some((text) => text !== '') ? JSON.stringify(name) : ''
}
