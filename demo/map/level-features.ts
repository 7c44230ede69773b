import type { Content, Store } from './content.ts'
import { type Feature, feature, idOf, label } from './feature.ts'
import type { DrawnLevel, DrawnPart } from './level.ts'
import type { Amenity } from './parts.ts'
import type { Name, PlanPoint } from './plan.ts'
import { holds, type Placing, placing } from './placing.ts'
import type { Site } from './site.ts'

/** Everything of one level. Throws where the plan and the content do not agree. */
export function featuresOfLevel(level: DrawnLevel, content: Content, site: Site): Feature[] {
  const place = placing(level, site)
  return [
    levelFeature(level, place),
    ...level.parts.map((part) => unitFeature(part, level.number, place)),
    ...openings(level, content, place),
    ...level.parts.flatMap((part) => occupantFeatures(part, level.number, content.stores, place)),
    ...amenities(level, content, place),
    ...level.boards.map(({ name, area }) =>
      feature('kiosk', `${level.number}/${name.en}`, place.shape(area), {
        name: label(name),
        alt_name: null,
        anchor_id: null,
        level_id: levelId(level.number),
        display_point: place.middle(area),
      }),
    ),
    ...level.fixtures.map(({ category, area }, index) =>
      feature('fixture', `${level.number}/${index}`, place.shape(area), {
        category,
        name: null,
        alt_name: null,
        anchor_id: null,
        level_id: levelId(level.number),
        display_point: place.middle(area),
      }),
    ),
    ...level.tactile.map((line, index) =>
      feature('detail', `${level.number}/tactile/${index}`, place.line(line), {
        accessibility: ['tactilepaving'],
        level_id: levelId(level.number),
      }),
    ),
  ]
}

/** The footprint of the building is that of its level on the ground. */
export function footprintOf(level: DrawnLevel, site: Site): object {
  return placing(level, site).shape(level.building)
}

export function outlineOf(level: DrawnLevel, site: Site): object {
  return placing(level, site).shape(level.whole)
}

export function middleOf(level: DrawnLevel, site: Site): object {
  return placing(level, site).middle(level.building)
}

export function levelId(number: number): string {
  return idOf('level', String(number))
}

const addressId = idOf('address', 'merrow-quay')

function levelFeature({ number, whole, building }: DrawnLevel, place: Placing): Feature {
  return feature('level', String(number), place.shape(whole), {
    category: 'unspecified',
    restriction: null,
    outdoor: false,
    ordinal: number - 1,
    name: { en: `Level ${number}`, es: `Nivel ${number}` },
    short_name: { en: String(number), es: String(number) },
    display_point: place.middle(building),
    address_id: addressId,
    building_ids: [idOf('building', 'merrow-quay')],
  })
}

function unitFeature(part: DrawnPart, level: number, place: Placing): Feature {
  const isStepFree = part.category === 'elevator' || part.category.endsWith('wheelchair')
  return feature('unit', `${level}/${part.key}`, place.shape(part.area), {
    category: part.category,
    restriction: part.category === 'nonpublic' ? 'employeesonly' : null,
    accessibility: isStepFree ? ['wheelchair'] : null,
    name: label(part.name),
    alt_name: null,
    level_id: levelId(level),
    display_point: place.middle(part.area),
  })
}

function openings({ doors, number }: DrawnLevel, content: Content, place: Placing): Feature[] {
  return doors.map((door) => {
    const name = door.name ?? (door.slug === undefined ? undefined : nameOf(door.slug, number, content))
    return feature('opening', `${number}/${door.key}`, place.line(door.line), {
      category: door.category,
      accessibility: door.hasSteps ? ['steps'] : null,
      access_control: null,
      door: {
        type: door.isAutomatic ? 'sliding' : 'open',
        automatic: door.isAutomatic,
        material: door.isAutomatic ? 'glass' : null,
      },
      name: label(name),
      alt_name: null,
      display_point: null,
      level_id: levelId(number),
    })
  })
}

function occupantFeatures(
  part: DrawnPart,
  level: number,
  stores: readonly Store[],
  place: Placing,
): Feature[] {
  const store = stores.find(({ unit }) => unit === part.number)
  if (store === undefined) return []
  if (store.level !== level)
    throw new Error(`${store.slug} is on level ${store.level}, the plan has it on ${level}.`)
  const at = place.middle(part.area)
  return [
    feature('anchor', store.slug, at, {
      address_id: null,
      unit_id: idOf('unit', `${level}/${part.key}`),
    }),
    feature('occupant', store.slug, null, {
      name: { en: store.name, es: store.name },
      category: isFood(store) ? 'restaurant' : 'unspecified',
      anchor_id: idOf('anchor', store.slug),
      hours: null,
      phone: phoneOf(store.phone),
      website: store.website ?? null,
      validity: null,
      correlation_id: store.slug,
    }),
  ]
}

const foodCategories = new Set(['restaurants', 'food-hall', 'bars', 'coffee-tea', 'juice-snacks'])

function isFood({ categories }: Store): boolean {
  return categories.some((category) => foodCategories.has(category))
}

/** Formats a telephone number with its country code. */
export function phoneOf(phone: string | undefined): string | null {
  return phone === undefined ? null : `+1${phone.replaceAll(/\D/g, '')}`
}

function amenities(level: DrawnLevel, content: Content, place: Placing): Feature[] {
  const entrances = level.doors.flatMap(({ slug, line }): Amenity[] =>
    slug === undefined ? [] : [{ slug, category: 'entry', at: middleOfLine(line) }],
  )
  return [...level.amenities, ...entrances].map(({ slug, category, at, name }, index) => {
    const unit = level.parts.find((part) => part.category !== 'opentobelow' && holds(part.area, at))
    if (unit === undefined)
      throw new Error(`${slug ?? category} at ${at.join()} on level ${level.number} is in no unit.`)
    return feature('amenity', slug ?? `${level.number}/${category}/${index}`, place.point(at), {
      category,
      accessibility: null,
      name: label(name ?? (slug === undefined ? undefined : nameOf(slug, level.number, content))),
      alt_name: null,
      hours: null,
      phone: null,
      website: null,
      unit_ids: [idOf('unit', `${level.number}/${unit.key}`)],
      address_id: null,
      correlation_id: slug ?? null,
    })
  })
}

function nameOf(slug: string, level: number, { places }: Content): Name {
  const place = places.get(slug)
  if (place === undefined)
    throw new Error(`The plan has ${slug}, which is no point of interest of the content.`)
  if (place.level !== level)
    throw new Error(`${slug} is on level ${place.level}, the plan has it on ${level}.`)
  return place.name
}

/** Just inside the wall where the door is. */
function middleOfLine(line: readonly PlanPoint[]): PlanPoint {
  const a: PlanPoint = line[0] ?? [0, 0]
  const b: PlanPoint = line.at(-1) ?? a
  const along = (a[0] + b[0]) / 2
  const across = (a[1] + b[1]) / 2
  if (a[1] === b[1]) return [along, across - Math.sign(across)]
  return [along < 100 ? along + 1 : along - 1, across]
}
