import { defaultLocale } from '@promenade/domain/locale/locale'
import type { AmenityKind, Label, UnitUse } from '@promenade/domain/map/mall-map'
import { isRow, ownValue, type Row } from '../../decode/row.ts'
import { readText } from '../../decode/text.ts'

/** A label by language: `es-MX` is Spanish, a plain text is English. Empty for anything else. */
export function readLabel(value: unknown): Label {
  if (typeof value === 'string') return labelOf([[defaultLocale, value]])
  return isRow(value) ? labelOf(Object.entries(value)) : {}
}

function labelOf(entries: readonly (readonly [language: string, text: unknown])[]): Label {
  const texts = entries.slice(0, 50).flatMap(([language, text]) => {
    const code = /^([a-z]{2,3})(?:-|$)/i.exec(language)?.[1]?.toLowerCase()
    const read = readText(text)?.slice(0, 200)
    return code === undefined || read === undefined ? [] : [[code, read] as const]
  })
  // The first of two variants of a language wins, so it is set last.
  return Object.fromEntries(texts.toReversed())
}

/** A property whose value is a keyword of the standard, such as a category, in lower case. Empty for anything else. */
export function readKeyword(properties: Row, name: string): string {
  const value = ownValue(properties, name)
  return typeof value === 'string' ? value.trim().toLowerCase() : ''
}

/** The marks of `accessibility`; most maps have none. */
export function readAccessibility(properties: Row): readonly unknown[] {
  const marks = ownValue(properties, 'accessibility')
  return Array.isArray(marks) ? marks : []
}

/** The use of a unit by people on foot, from its standard category; undefined for an unknown category. */
export function unitUse(category: string, restriction: string): UnitUse | undefined {
  if (restriction === 'employeesonly' || restriction === 'restricted') return 'private'
  const [mainCategory = ''] = category.split('.')
  return unitUses.get(mainCategory)
}

const unitUses: ReadonlyMap<string, UnitUse> = new Map([
  ['walkway', 'walkway'],
  // Not of the standard; some drawing programs write it.
  ['corridor', 'walkway'],
  ['lobby', 'walkway'],
  ['footbridge', 'walkway'],
  ['movingwalkway', 'walkway'],
  ['vegetation', 'void'],
  ['opentobelow', 'void'],
  ['structure', 'void'],
  ['elevator', 'lift'],
  ['escalator', 'escalator'],
  ['stairs', 'stairs'],
  ['steps', 'stairs'],
  ['ramp', 'ramp'],
  ['parking', 'parking'],
  ['restroom', 'washroom'],
  ['nonpublic', 'private'],
  ['serverroom', 'private'],
  ['storage', 'private'],
  ['mechanical', 'private'],
  ...roomCategories().map((category) => [category, 'room'] as const),
])

function roomCategories(): string[] {
  const categories =
    'auditorium,brick,classroom,column,concrete,conferenceroom,drywall,firearea,foodservice,glass,gymnasium,huddleroom,' +
    'kitchen,laboratory,library,lounge,mothersroom,movietheater,office,phoneroom,platform,privatelounge,recreation,' +
    'room,smokingarea,swimmingpool,terrace,theater,unenclosedarea,unspecified,waitingroom,wood,mailroom,foodcourt,retail'
  return categories.split(',')
}

/** The kind of a standard amenity category; `other` without a kind of ours. */
export function amenityKind(category: string): AmenityKind {
  return amenityKinds.get(category) ?? amenityKinds.get(category.split('.')[0] ?? '') ?? 'other'
}

const amenityKinds: ReadonlyMap<string, AmenityKind> = new Map([
  ['restroom', 'washroom'],
  ['restroom.female', 'washroom-women'],
  ['restroom.male', 'washroom-men'],
  ['restroom.unisex', 'washroom-all-gender'],
  ['restroom.transgender', 'washroom-all-gender'],
  ['restroom.wheelchair', 'washroom-accessible'],
  ['restroom.unisex.wheelchair', 'washroom-accessible'],
  ['restroom.transgender.wheelchair', 'washroom-accessible'],
  // Wheelchair-accessible, but for one gender: not a result of a search for accessible washrooms.
  ['restroom.female.wheelchair', 'washroom-women'],
  ['restroom.male.wheelchair', 'washroom-men'],
  ['restroom.family', 'family-room'],
  ['restroom.family.unisex', 'family-room'],
  ['mothersroom', 'family-room'],
  ['elevator', 'lift'],
  ['escalator', 'escalator'],
  ['stairs', 'stairs'],
  ['atm', 'atm'],
  ['information', 'guest-services'],
  ['service', 'guest-services'],
  ['firstaid', 'first-aid'],
  ['defibrillator', 'first-aid'],
  ['security', 'security'],
  ['seating', 'seating'],
  ['powerchargingstation', 'charging'],
  ['drinkingfountain', 'water'],
  ['locker', 'lockers'],
  ['luggagestorage', 'lockers'],
  ['parking', 'parking'],
  ['transit', 'transit'],
  ['bus', 'transit'],
  ['ferry', 'transit'],
  ['taxi', 'taxi'],
  ['bicycle', 'bicycles'],
  ['smokingarea', 'smoking'],
])
