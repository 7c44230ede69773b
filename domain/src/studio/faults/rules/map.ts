import {
  comparableName,
  placeByUnit,
  strangersIn,
  type StorePlace,
  type UnitMap,
  type UnitOccupant,
} from '../../../map/store-units.ts'
import { textIn } from '../../document.ts'
import type { NameByLanguage } from '../../name-by-language.ts'
import { defaultLocale, type Locale, locales } from '../../../locale/locale.ts'
import type { Found, FoundValues, JudgedMall, JudgedRecord, Rule } from '../finding.ts'
import { currentRecords, nameOf, namesOf, publicRecords } from '../records.ts'

/** Stores that have no place on the map, although others have. */
export const findStoresOffMap: Rule = (mall) => {
  const places = placesIn(mall)
  if (places.size === 0) return []
  return currentRecords(mall, 'store')
    .filter((store) => !places.has(store.slug) && !isComing(store))
    .map(({ entry }) => ({ entry, path: ['unit'] }))
}

/** Units of stores that the map lacks. A map whose units are named otherwise says nothing about numbers. */
export const findUnknownUnits: Rule = (mall) => {
  const numbers = new Set(mall.map?.units.map(({ number }) => number))
  const isNumbered = publicRecords(mall, 'store').some((store) => numbers.has(unitOf(store) ?? ''))
  if (!isNumbered) return []
  return currentRecords(mall, 'store').flatMap((store) => {
    const unit = unitOf(store)
    return unit === undefined || numbers.has(unit) ? [] : [aboutUnit(store, { unit })]
  })
}

/** Units that several stores have. */
export const findSharedUnits: Rule = (mall) => {
  const stores = publicRecords(mall, 'store')
  return currentRecords(mall, 'store').flatMap((store) => {
    const unit = unitOf(store)
    const others = stores.filter((other) => other.entry !== store.entry && unitOf(other) === unit)
    if (unit === undefined || others.length === 0) return []
    return [aboutUnit(store, { unit, other: joinNames(others.map(nameOf)) })]
  })
}

/** Stores that the map calls otherwise. */
export const findOtherNames: Rule = (mall) => {
  const places = placesIn(mall)
  return currentRecords(mall, 'store').flatMap((store): readonly Found[] => {
    const { unit, occupant, isMoved = false } = places.get(store.slug) ?? {}
    const names = (isMoved ? strangerIn(unit, mall.map) : occupant)?.names ?? []
    const known = new Set(namesOf(store).map(comparableName))
    return known.size === 0 || names.length === 0 || names.some((name) => known.has(comparableName(name)))
      ? []
      : [{ entry: store.entry, path: ['name'], values: { other: names[0] ?? '' } }]
  })
}

/** The only name of the map in a unit, if it names no store. */
function strangerIn(unit: string | undefined, map: UnitMap | undefined): UnitOccupant | undefined {
  const inUnit = map?.occupants.filter((occupant) => occupant.unit === unit) ?? []
  return inUnit.length === 1 && inUnit[0]?.correlationId === undefined ? inUnit[0] : undefined
}

/** Stores whose level is not that of the map. How the mall numbers its levels is what most stores say. */
export const findOtherLevels: Rule = (mall) => {
  const places = placesIn(mall)
  const usual = usualLevels(publicRecords(mall, 'store'), places)
  return currentRecords(mall, 'store').flatMap((store): readonly Found[] => {
    const level = levelOf(store)
    const expected = usual.get(places.get(store.slug)?.ordinal ?? Number.NaN)
    if (level === undefined || expected === undefined || level === expected) return []
    const value = Number(expected)
    const fix = Number.isFinite(value) ? { fix: { action: 'set', path: ['level'], value } as const } : {}
    return [{ entry: store.entry, path: ['level'], values: { level, other: expected }, ...fix }]
  })
}

/** What the mall calls its levels, by their ordinals. */
export function usualLevels(
  stores: readonly Pick<JudgedRecord, 'slug' | 'document'>[],
  places: ReadonlyMap<string, StorePlace>,
): ReadonlyMap<number, string> {
  const said = stores.flatMap((store) => {
    const ordinal = places.get(store.slug)?.ordinal
    const level = levelOf(store)
    return ordinal === undefined || level === undefined ? [] : [{ ordinal, level }]
  })
  const levels = [...Map.groupBy(said, ({ ordinal }) => ordinal)].map(
    ([ordinal, stores]) => [ordinal, mostFrequent(stores.map(({ level }) => level))] as const,
  )
  return new Map(levels.flatMap(([ordinal, level]) => (level === undefined ? [] : [[ordinal, level]])))
}

/** What at least two thirds say, and at least three. */
function mostFrequent(values: readonly string[]): string | undefined {
  const groups = [...Map.groupBy(values, (value) => value).values()]
  const [most] = groups.toSorted((a, b) => b.length - a.length)
  return most !== undefined && most.length >= 3 && most.length * 3 >= values.length * 2 ? most[0] : undefined
}

/** Rooms of the map that no store has, and no name stands in. */
export const findFreeUnits: Rule = (mall) => {
  const { map } = mall
  if (map === undefined) return []
  const stores = publicRecords(mall, 'store')
  const places = [...placesIn(mall).values()]
  const strangers = strangersIn(map, stores.map(toUnitStore))
  const taken = new Set([...stores.map(unitOf), ...[...places, ...strangers].map(({ unit }) => unit)])
  return map.units
    .filter(({ number, isRoom }) => isRoom && !taken.has(number))
    .map(({ number }) => ({ path: ['unit'], values: { unit: number } }))
}

function placesIn(mall: JudgedMall): ReadonlyMap<string, StorePlace> {
  return mall.map === undefined
    ? new Map()
    : placeByUnit(mall.map, publicRecords(mall, 'store').map(toUnitStore))
}

function toUnitStore(store: JudgedRecord) {
  return { ...store, unit: unitOf(store) }
}

function unitOf({ document }: JudgedRecord): string | undefined {
  return textIn(document, 'unit')
}

function levelOf({ document }: Pick<JudgedRecord, 'document'>): string | undefined {
  return textIn(document, 'level')
}

function isComing({ document }: JudgedRecord): boolean {
  const flags = document['flags']
  return Array.isArray(flags) && flags.includes('coming')
}

function joinNames(names: readonly NameByLanguage[]): NameByLanguage {
  const join = (code: Locale) => names.map((name) => name[code] ?? name[defaultLocale]).join(', ')
  return {
    [defaultLocale]: join(defaultLocale),
    ...Object.fromEntries(locales.map(({ code }) => [code, join(code)])),
  }
}

function aboutUnit({ entry }: JudgedRecord, values: FoundValues): Found {
  return { entry, path: ['unit'], values }
}
