import { type MapPlace, type NearestKind, openPlaces } from '@promenade/domain/map/map-places'
import { placeName, type Planned } from './planned.ts'

/** What a way may begin and end at, the doors first, each group by name. */
export function endGroups(planned: Planned) {
  const { guide, wording } = planned
  const { compare } = new Intl.Collator(wording.locale, { numeric: true })
  return (['entrance', 'parking', 'kiosk', 'store', 'amenity'] as const)
    .map((kind) => ({
      name: wording.messages.map.ends[kind],
      places: guide.places.all
        .filter((place) => place.kind === kind)
        .map((place) => endOf(place, planned))
        .filter(({ name }) => name !== '')
        .toSorted((a, b) => compare(a.name, b.name)),
    }))
    .filter(({ places }) => places.length > 0)
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
