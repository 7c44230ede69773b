import type { AmenityKind, Label, MallMap, MapAmenity, MapKiosk, MapOccupant } from './mall-map.ts'
import { labelIn } from './label-in.ts'
import { nameInEnglish, slugOf, slugsOf } from './place-slugs.ts'
import { isInside, middleOf } from './lines.ts'
import type { Point } from './plane.ts'

/** A place that can be the start or the goal of a route. */
export interface MapPlace {
  /** For addresses: unique among the places of the map, the same in every language. */
  readonly slug: string
  /** A `store` is in the directory; an occupant that is not is an `amenity`. */
  readonly kind: 'store' | 'entrance' | 'parking' | 'kiosk' | 'amenity'
  /** For the kinds `amenity` and `parking`. */
  readonly amenity?: AmenityKind
  /** Empty if the map has none. */
  readonly name: Label
  readonly levelId: string
  readonly at: Point
  /** The id for the route finder. */
  readonly featureId: string
  /** For an occupant, and a car park that is a unit. */
  readonly unitId?: string
  /** It stays on the map; routes to it have a note. */
  readonly isTemporarilyClosed?: boolean
}

/** The places of a map. */
export interface MapPlaces {
  /** Stores, entrances, car parks, boards, then the rest; each in the map's order. */
  readonly all: readonly MapPlace[]
  readonly find: (slug: string) => MapPlace | undefined
}

/** The fields of a store that match occupants of the map. */
export interface NamedStore {
  readonly id: string
  readonly slug: string
  readonly isTemporarilyClosed?: boolean
}

/** A place without a slug yet. */
type UnnamedPlace = Omit<MapPlace, 'slug'> & { readonly contentSlug?: string }

/**
 * The places of a map. An occupant is the store whose slug or id is its correlation id in any spelling; an amenity has the
 * slug of the point of interest in its correlation id. `closed` are ids of amenities.
 */
export function createMapPlaces(
  map: MallMap,
  stores: readonly NamedStore[],
  closed: ReadonlySet<string> = new Set(),
): MapPlaces {
  const { occupants, others } = parted(map.occupants, stores)
  const doors = entrances(map, closed)
  const unnamed: readonly UnnamedPlace[] = [
    ...occupants,
    ...doors,
    ...carParks(map),
    ...map.kiosks.map(toBoard),
    ...map.amenities.filter((amenity) => amenity.kind !== 'parking' && !isDoor(amenity, doors)).map(toPlace),
    ...others,
  ]
  const slugs = slugsOf(unnamed, map.levels)
  const all = unnamed.map(({ contentSlug: _contentSlug, isTemporarilyClosed = false, ...place }, index) => ({
    slug: slugs[index] ?? '',
    ...place,
    ...((isTemporarilyClosed || closed.has(place.featureId)) && { isTemporarilyClosed: true }),
  }))
  const bySlug = new Map(all.map((place) => [place.slug, place]))
  return { all, find: (slug) => bySlug.get(slug) }
}

/** A store in two units is at the first one of the map. */
function parted(
  occupants: readonly MapOccupant[],
  stores: readonly NamedStore[],
): { occupants: UnnamedPlace[]; others: UnnamedPlace[] } {
  const storesByKey = new Map(
    stores.flatMap((store) => [store.id, store.slug].map((key) => [slugOf(key), store])),
  )
  const placed = new Set<NamedStore>()
  const result: { occupants: UnnamedPlace[]; others: UnnamedPlace[] } = { occupants: [], others: [] }
  for (const { id, name, levelId, at, unitId, correlationId } of occupants) {
    const store = correlationId === undefined ? undefined : storesByKey.get(slugOf(correlationId))
    const place = { name, levelId, at, featureId: id, unitId }
    if (store === undefined) result.others.push({ kind: 'amenity', amenity: 'other', ...place })
    else if (!placed.has(store)) {
      const { slug, isTemporarilyClosed = false } = store
      result.occupants.push({ kind: 'store', contentSlug: slug, isTemporarilyClosed, ...place })
    }
    if (store !== undefined) placed.add(store)
  }
  return result
}

/** An entrance that is also a point of interest has its slug. */
function entrances({ openings, amenities }: MallMap, closed: ReadonlySet<string>): UnnamedPlace[] {
  return openings.flatMap(({ id, use, name, levelId, line }) => {
    const at = middleOf(line)?.at
    if (use !== 'entrance' || at === undefined || Object.keys(name).length === 0) return []
    const door = { kind: 'entrance' as const, name, levelId, at, featureId: id }
    const sign = amenities.find((amenity) => isDoor(amenity, [door]))
    const isTemporarilyClosed = sign !== undefined && closed.has(sign.id)
    const slug = sign?.correlationId
    return [{ ...door, isTemporarilyClosed, ...(slug !== undefined && { contentSlug: slugOf(slug) }) }]
  })
}

function isDoor({ kind, name, levelId }: MapAmenity, doors: readonly UnnamedPlace[]): boolean {
  return (
    kind === 'other' &&
    doors.some(
      (door) => door.levelId === levelId && slugOf(nameInEnglish(door.name)) === slugOf(nameInEnglish(name)),
    )
  )
}

/** Amenities of the kind parking, and units without one. */
function carParks({ units, amenities }: MallMap): UnnamedPlace[] {
  const signs = amenities.filter(({ kind }) => kind === 'parking')
  const bare = units.filter(
    ({ use, levelId, shape }) =>
      use === 'parking' &&
      !signs.some((sign) => sign.levelId === levelId && shape.some((polygon) => isInside(sign.at, polygon))),
  )
  return [
    ...signs.map((sign) => ({ ...toPlace(sign), kind: 'parking' as const })),
    ...bare.map(({ id, name, levelId, centre }) => ({
      kind: 'parking' as const,
      amenity: 'parking' as const,
      name,
      levelId,
      at: centre,
      featureId: id,
      unitId: id,
    })),
  ]
}

function toBoard({ id, name, levelId, at }: MapKiosk): UnnamedPlace {
  return { kind: 'kiosk', name, levelId, at, featureId: id }
}

function toPlace({ id, kind, name, levelId, at, correlationId }: MapAmenity): UnnamedPlace {
  return {
    kind: 'amenity',
    amenity: kind,
    name,
    levelId,
    at,
    featureId: id,
    ...(correlationId !== undefined && { contentSlug: slugOf(correlationId) }),
  }
}

/** True for a shop or the like, in the directory or on the map only. */
export function isTenant({ kind, unitId }: MapPlace): boolean {
  return kind === 'store' || (kind === 'amenity' && unitId !== undefined)
}

/** Where a visit can begin or end: doors, car parks and boards, in this order. */
export function startsOfVisits({ all }: MapPlaces): readonly MapPlace[] {
  return (['entrance', 'parking', 'kiosk'] as const).flatMap((kind) =>
    all.filter((place) => place.kind === kind),
  )
}

/** Shops that are on the map and not in the directory, by name; `id` is that of the occupant. Shops without a name are left out. */
export function listUnlistedShops({ all }: MapPlaces, locale: string): (NamedStore & { name: string })[] {
  const { compare } = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' })
  return all
    .filter((place) => place.kind !== 'store' && isTenant(place))
    .map(({ featureId, slug, name }) => ({ id: featureId, slug, name: labelIn(name, locale) }))
    .filter(({ name }) => name !== '')
    .toSorted((a, b) => compare(a.name, b.name))
}

/** The kinds that have a nearest one, with their amenities; the most requested first. */
export const nearestKinds = {
  washroom: ['washroom', 'washroom-women', 'washroom-men', 'washroom-all-gender', 'washroom-accessible'],
  'washroom-accessible': ['washroom-accessible'],
  'family-room': ['family-room'],
  lift: ['lift'],
  atm: ['atm'],
  'guest-services': ['guest-services'],
  'first-aid': ['first-aid'],
  water: ['water'],
} as const satisfies Record<string, readonly AmenityKind[]>

/** A kind of `nearestKinds`. */
export type NearestKind = keyof typeof nearestKinds

/** The goal of a route to the nearest place of a kind, as in addresses: `nearest-lift`. */
export function nearestGoal(kind: NearestKind): `nearest-${NearestKind}` {
  return `nearest-${kind}`
}

/** The places of a kind, closed ones included. */
export function placesOfKind(kind: NearestKind, { all }: MapPlaces): MapPlace[] {
  const kinds: readonly (AmenityKind | undefined)[] = nearestKinds[kind]
  return all.filter((place) => place.kind === 'amenity' && kinds.includes(place.amenity))
}

/** The open places of a kind. */
export function openPlaces(kind: NearestKind, places: MapPlaces): MapPlace[] {
  return placesOfKind(kind, places).filter(({ isTemporarilyClosed = false }) => !isTemporarilyClosed)
}
