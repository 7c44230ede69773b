import { labelIn } from '@promenade/domain/map/label-in'
import { isTenant, type MapPlace, type NearestKind, openPlaces } from '@promenade/domain/map/map-places'
import { nearbyLandmarks } from '@promenade/domain/map/nearby-landmarks'
import { placeName, type Planned } from './plan-request.ts'

/** What a way may begin and end at, the doors first, each group by name. No two are called the same. */
export function endGroups(planned: Planned) {
  const { guide, wording } = planned
  const names = distinctNames(planned)
  const { compare } = new Intl.Collator(wording.locale, { numeric: true })
  return (['entrance', 'parking', 'kiosk', 'store', 'amenity'] as const)
    .map((kind) => ({
      name: wording.messages.map.ends[kind],
      places: guide.places.all
        .filter((place) => (isTenant(place) ? 'store' : place.kind) === kind)
        .map(({ slug }) => ({ slug, name: names.get(slug) ?? '' }))
        .filter(({ name }) => name !== '')
        .toSorted((a, b) => compare(a.name, b.name)),
    }))
    .filter(({ places }) => places.length > 0)
}

/** By slug: with the level, and what a place is near where others have its name. */
function distinctNames(planned: Planned): ReadonlyMap<string, string> {
  const { all } = planned.guide.places
  const shared = Map.groupBy(all, (place) => placeName(place, planned))
  const taken = new Set<string>()
  return new Map(
    all.map((place) => {
      const isShared = (shared.get(placeName(place, planned))?.length ?? 0) > 1
      const names = [...(isShared ? namesByLandmark(place, planned) : []), nameWithLevel(place, planned)]
      const name = names.find((one) => !taken.has(one)) ?? numbered(nameWithLevel(place, planned), taken)
      taken.add(name)
      return [place.slug, name]
    }),
  )
}

function nameWithLevel(place: MapPlace, planned: Planned): string {
  const { map, wording } = planned
  const name = placeName(place, planned)
  const level = labelIn(map.levels.find(({ id }) => id === place.levelId)?.name ?? {}, wording.locale)
  // Signs often name their level themselves.
  const isNamed = name.toLowerCase().includes(level.toLowerCase())
  return name === '' || level === '' || isNamed ? name : wording.messages.map.onLevel(name, level)
}

function namesByLandmark(place: MapPlace, planned: Planned): string[] {
  const name = nameWithLevel(place, planned)
  // A large map has many places without a name, and each look around costs.
  if (name === '') return []
  const landmarks = nearbyLandmarks(place, planned.guide.places).map((one) => placeName(one, planned))
  return landmarks.filter(Boolean).map((landmark) => planned.wording.messages.map.near(name, landmark))
}

/** For a map with nothing to tell places apart by. */
function numbered(name: string, taken: ReadonlySet<string>): string {
  let number = 2
  while (taken.has(`${name} (${number})`)) number += 1
  return name === '' ? '' : `${name} (${number})`
}

export function endOf(place: MapPlace, planned: Planned) {
  return { slug: place.slug, name: placeName(place, planned) }
}

const nearestPrefix = 'nearest-'

/** Kinds of places of which one wants the nearest, as goals: `nearest-lift`. */
export function nearestEnds({ guide, wording }: Planned) {
  return nearestNames
    .filter((kind) => openPlaces(kind, guide.places).length > 0)
    .map((kind) => ({ kind, slug: `${nearestPrefix}${kind}`, name: wording.messages.map.nearestOf[kind] }))
}

/** The kind that a goal such as `nearest-lift` asks for. */
export function nearestKindOf(slug: string): NearestKind | undefined {
  return nearestNames.find((kind) => slug === `${nearestPrefix}${kind}`)
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
