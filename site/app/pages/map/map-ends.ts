import { labelIn } from '@promenade/domain/map/label-in'
import {
  isTenant,
  type MapPlace,
  nearestGoal,
  type NearestKind,
  openPlaces,
} from '@promenade/domain/map/map-places'
import { nearbyLandmarks } from '@promenade/domain/map/nearby-landmarks'
import { placeName, type MapRequest } from './plan-request.ts'

/** The places where a route can begin and end: entrances first, each group by name. All names are distinct. */
export function endGroups(request: MapRequest) {
  const { guide, language } = request
  const names = distinctNames(request)
  const { compare } = new Intl.Collator(language.locale, { numeric: true })
  return (['entrance', 'parking', 'kiosk', 'store', 'amenity'] as const)
    .map((kind) => ({
      kind,
      name: language.messages.map.ends[kind],
      places: guide.places.all
        .filter((place) => (isTenant(place) ? 'store' : place.kind) === kind)
        .map(({ slug }) => ({ slug, name: names.get(slug) ?? '' }))
        .filter(({ name }) => name !== '')
        .toSorted((a, b) => compare(a.name, b.name)),
    }))
    .filter(({ places }) => places.length > 0)
}

/** Where most visitors begin: the open entrances, then the open car parks. */
export function usualStarts(groups: ReturnType<typeof endGroups>, request: MapRequest) {
  const { find } = request.guide.places
  const usual = groups
    .filter(({ kind }) => kind === 'entrance' || kind === 'parking')
    .flatMap(({ places }) => places.flatMap(({ slug }) => find(slug) ?? []))
    .filter(({ isTemporarilyClosed = false }) => !isTemporarilyClosed)
    .slice(0, maxStarts)
  const byName = Map.groupBy(usual, (place) => placeName(place, request))
  return usual.map((place) => {
    const { slug, name } = endOf(place, request)
    return { slug, name: byName.get(name)?.length === 1 ? name : nameWithLevel(place, request) }
  })
}

/** More links than that are slower than a list. */
const maxStarts = 12

/** Names by slug, with the level; places with the same name get a landmark nearby. */
function distinctNames(request: MapRequest): ReadonlyMap<string, string> {
  const { all } = request.guide.places
  const shared = Map.groupBy(all, (place) => placeName(place, request))
  const usedNames = new Set<string>()
  return new Map(
    all.map((place) => {
      const isShared = (shared.get(placeName(place, request))?.length ?? 0) > 1
      const names = [...(isShared ? namesByLandmark(place, request) : []), nameWithLevel(place, request)]
      const name =
        names.find((candidate) => !usedNames.has(candidate)) ??
        numbered(nameWithLevel(place, request), usedNames)
      usedNames.add(name)
      return [place.slug, name]
    }),
  )
}

function nameWithLevel(place: MapPlace, request: MapRequest): string {
  const { map, language } = request
  const name = placeName(place, request)
  const level = labelIn(map.levels.find(({ id }) => id === place.levelId)?.name ?? {}, language.locale)
  // Names often contain the level.
  const isNamed = name.toLowerCase().includes(level.toLowerCase())
  return name === '' || level === '' || isNamed ? name : language.messages.map.onLevel(name, level)
}

function namesByLandmark(place: MapPlace, request: MapRequest): string[] {
  const name = nameWithLevel(place, request)
  // Large maps have many places without a name, and finding landmarks is slow.
  if (name === '') return []
  const landmarks = nearbyLandmarks(place, request.guide.places).map((landmark) =>
    placeName(landmark, request),
  )
  return landmarks.filter(Boolean).map((landmark) => request.language.messages.map.near(name, landmark))
}

/** For places without landmarks. */
function numbered(name: string, usedNames: ReadonlySet<string>): string {
  let number = 2
  while (usedNames.has(`${name} (${number})`)) number += 1
  return name === '' ? '' : `${name} (${number})`
}

export function endOf(place: MapPlace, request: MapRequest) {
  return { slug: place.slug, name: placeName(place, request) }
}

/** Goals such as `nearest-lift`, of which the mall has an open one. */
export function nearestEnds({ guide, language }: MapRequest) {
  return nearestNames
    .filter((kind) => openPlaces(kind, guide.places).length > 0)
    .map((kind) => ({ kind, slug: nearestGoal(kind), name: language.messages.map.nearestOf[kind] }))
}

/** The kind of a goal such as `nearest-lift`. */
export function nearestKindOf(slug: string): NearestKind | undefined {
  return nearestNames.find((kind) => slug === nearestGoal(kind))
}

const nearestNames = [
  'washroom',
  'washroom-accessible',
  'family-room',
  'lift',
  'atm',
  'guest-services',
  'first-aid',
  'water',
] as const satisfies readonly NearestKind[]
