import { labelIn } from '@promenade/domain/map/label-in'
import { isTenant, type MapPlace, type NearestKind, openPlaces } from '@promenade/domain/map/map-places'
import { placeName, type Planned } from './planned.ts'

/** What a way may begin and end at, the doors first, each group by name. */
export function endGroups(planned: Planned) {
  const { guide, wording } = planned
  const { compare } = new Intl.Collator(wording.locale, { numeric: true })
  return (['entrance', 'parking', 'kiosk', 'store', 'amenity'] as const)
    .map((kind) => ({
      name: wording.messages.map.ends[kind],
      places: guide.places.all
        .filter((place) => (isTenant(place) ? 'store' : place.kind) === kind)
        .map((place) => endOf(place, planned))
        .filter(({ name }) => name !== '')
        .toSorted((a, b) => compare(a.name, b.name)),
    }))
    .filter(({ places }) => places.length > 0)
}

/** With its level where another place has the same name. */
export function endOf(place: MapPlace, planned: Planned) {
  const name = placeName(place, planned)
  const isShared = (namesOf(planned).get(name) ?? 0) > 1
  const level = isShared ? planned.map.levels.find(({ id }) => id === place.levelId) : undefined
  const levelName = level === undefined ? '' : labelIn(level.name, planned.wording.locale)
  return { slug: place.slug, name: [name, levelName].filter(Boolean).join(', ') }
}

const namesOfPlans = new WeakMap<Planned, ReadonlyMap<string, number>>()

/** How many places have each name. */
function namesOf(planned: Planned): ReadonlyMap<string, number> {
  const known = namesOfPlans.get(planned)
  if (known !== undefined) return known
  const names = new Map<string, number>()
  for (const place of planned.guide.places.all) {
    const name = placeName(place, planned)
    names.set(name, (names.get(name) ?? 0) + 1)
  }
  namesOfPlans.set(planned, names)
  return names
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
