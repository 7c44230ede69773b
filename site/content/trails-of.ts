import { labelIn } from '@promenade/domain/map/label-in'
import type { MallMap } from '@promenade/domain/map/mall-map'
import type { MapPlaces } from '@promenade/domain/map/map-places'
import type { RouteFinder } from '@promenade/domain/wayfinding/route-finder'
import { type Trails, trailsInParts } from '@promenade/domain/wayfinding/trail/trails'
import { withoutClosed } from '@promenade/domain/wayfinding/without-closed'

interface Cached {
  readonly parts: ReturnType<typeof trailsInParts>
  trails?: Trails
}

interface NamedMap {
  readonly map: MallMap
  readonly places: MapPlaces
  /** The names of stores in the directory, by slug. */
  readonly storeNames: ReadonlyMap<string, string>
  readonly locale: string
}

/** By which features have the same name: languages that agree in that share the trails of a route finder. */
const cache = new WeakMap<RouteFinder, Map<string, Cached>>()

/** The ways of a map for someone who cannot see. A large mall takes seconds, once per set of closures: see `trailParts`. */
export function trailsOf(finder: RouteFinder, named: NamedMap): Trails {
  const cached = workOn(finder, named)
  while (cached.trails === undefined) goOn(cached)
  return cached.trails
}

/** The same work in parts, between which the site answers requests. */
export function* trailParts(finder: RouteFinder, named: NamedMap): Generator<void> {
  const cached = workOn(finder, named)
  while (cached.trails === undefined) {
    goOn(cached)
    yield
  }
}

function goOn(cached: Cached): void {
  const part = cached.parts.next()
  if (part.done === true) cached.trails = part.value
}

/** Names change, and with them what has the same one: the last of so many are cached. */
const MAX_CACHED = 3

function workOn(finder: RouteFinder, named: NamedMap): Cached {
  const keys = nameKeys(named)
  const key = JSON.stringify([...keys])
  const ofFinder = cache.get(finder) ?? new Map<string, Cached>()
  cache.set(finder, ofFinder)
  const cached = ofFinder.get(key) ?? {
    parts: trailsInParts(withoutClosed(named.map, finder.closed), finder, (id) => keys.get(id) ?? ''),
  }
  ofFinder.delete(key)
  ofFinder.set(key, cached)
  const [oldest] = ofFinder.keys()
  if (ofFinder.size > MAX_CACHED && oldest !== undefined) ofFinder.delete(oldest)
  return cached
}

/** For each feature the id of the first one with the same name in a language, of places or of rides; '' for one without a name. */
function nameKeys({ map, places, storeNames, locale }: NamedMap): ReadonlyMap<string, string> {
  const firstOf = new Map<string, string>()
  const named = [
    ...places.all.map(({ featureId, kind, slug, name }) => ({
      id: featureId,
      group: 'place',
      name: (kind === 'store' ? storeNames.get(slug) : undefined) ?? labelIn(name, locale),
    })),
    ...map.connections.map(({ id, name }) => ({ id, group: 'ride', name: labelIn(name, locale) })),
  ]
  return new Map(
    named.map(({ id, group, name }) => {
      const text = `${group} ${name}`
      const first = firstOf.get(text) ?? id
      firstOf.set(text, first)
      return [id, name === '' ? '' : first]
    }),
  )
}
