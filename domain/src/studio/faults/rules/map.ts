import { wordsOf } from '../../../search/words.ts'
import { textIn } from '../../document.ts'
import type { Found, JudgedMap, JudgedOccupant, JudgedRecord, Rule } from '../finding.ts'
import { currentRecords, namesOf, publicRecords } from '../records.ts'

/** Stores that have no place on the map, although others have. */
export const findStoresOffMap: Rule = (mall) => {
  const { map } = mall
  const onMap = new Set(publicRecords(mall, 'store').filter((store) => occupantOf(store, map) !== undefined))
  if (onMap.size === 0) return []
  return currentRecords(mall, 'store')
    .filter((store) => occupantOf(store, map) === undefined && !isComing(store))
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
    return [aboutUnit(store, { unit, other: others.map(nameOf).join(', ') })]
  })
}

/** Stores whose unit is another one than the map's. */
export const findOtherUnits: Rule = (mall) =>
  currentRecords(mall, 'store').flatMap((store) => {
    const unit = unitOf(store)
    const onMap = occupantOf(store, mall.map)?.unit
    return unit === undefined || onMap === undefined || unit === onMap
      ? []
      : [aboutUnit(store, { unit, other: onMap })]
  })

/** Stores that the map calls otherwise. */
export const findOtherNames: Rule = (mall) =>
  currentRecords(mall, 'store').flatMap((store): readonly Found[] => {
    const occupant = occupantOf(store, mall.map) ?? strangerIn(store, mall.map)
    if (occupant === undefined || occupant.names.length === 0) return []
    const known = new Set(namesOf(store).map(comparable))
    return known.size === 0 || occupant.names.some((name) => known.has(comparable(name)))
      ? []
      : [{ entry: store.entry, path: ['name'], values: { other: occupant.names[0] ?? '' } }]
  })

/** A name of the map, which names no store, in the unit of a store. */
function strangerIn(store: JudgedRecord, map: JudgedMap | undefined): JudgedOccupant | undefined {
  const unit = unitOf(store)
  const inUnit = map?.occupants.filter((occupant) => unit !== undefined && occupant.unit === unit) ?? []
  return inUnit.length === 1 && inUnit[0]?.correlationId === undefined ? inUnit[0] : undefined
}

/** Stores whose level is not that of the map. How the mall numbers its levels is what most stores say. */
export const findOtherLevels: Rule = (mall) => {
  const said = publicRecords(mall, 'store').flatMap((store) => {
    const ordinal = occupantOf(store, mall.map)?.ordinal
    const level = levelOf(store)
    return ordinal === undefined || level === undefined ? [] : [{ ordinal, level }]
  })
  const usual = new Map(
    [...Map.groupBy(said, ({ ordinal }) => ordinal)].map(([ordinal, stores]) => [
      ordinal,
      mostFrequent(stores.map(({ level }) => level)),
    ]),
  )
  return currentRecords(mall, 'store').flatMap((store): readonly Found[] => {
    const level = levelOf(store)
    const expected = usual.get(occupantOf(store, mall.map)?.ordinal ?? Number.NaN)
    if (level === undefined || expected === undefined || level === expected) return []
    return [{ entry: store.entry, path: ['level'], values: { level, other: expected } }]
  })
}

/** What at least two thirds say, and at least three. */
function mostFrequent(values: readonly string[]): string | undefined {
  const groups = [...Map.groupBy(values, (value) => value).values()]
  const [most] = groups.toSorted((a, b) => b.length - a.length)
  return most !== undefined && most.length >= 3 && most.length * 3 >= values.length * 2 ? most[0] : undefined
}

/** Rooms of the map that no store has, and no name stands in. */
export const findFreeUnits: Rule = (mall) => {
  const stores = publicRecords(mall, 'store')
  const taken = new Set([...stores.map(unitOf), ...(mall.map?.occupants ?? []).map(({ unit }) => unit)])
  return (mall.map?.units ?? [])
    .filter(({ number, isRoom }) => isRoom && !taken.has(number))
    .map(({ number }) => ({ path: ['unit'], values: { unit: number } }))
}

type Occupants = ReadonlyMap<string, JudgedOccupant>

/** The occupants of each map by their correlation id; the first of several counts. */
const indexes = new WeakMap<JudgedMap, Occupants>()

function indexOf(map: JudgedMap): Occupants {
  const known = indexes.get(map)
  if (known !== undefined) return known
  const named = map.occupants.flatMap((occupant) =>
    occupant.correlationId === undefined ? [] : [[comparable(occupant.correlationId), occupant] as const],
  )
  const index = new Map(named.toReversed())
  indexes.set(map, index)
  return index
}

function occupantOf({ slug, publicId }: JudgedRecord, map: JudgedMap | undefined) {
  const index = map && indexOf(map)
  return index?.get(comparable(slug)) ?? index?.get(String(publicId))
}

/** Spaces, hyphens, accents, case and "and" do not count. */
function comparable(text: string): string {
  return wordsOf(text).join('')
}

function unitOf({ document }: JudgedRecord): string | undefined {
  return textIn(document, 'unit')
}

function levelOf({ document }: JudgedRecord): string | undefined {
  return textIn(document, 'level')
}

function isComing({ document }: JudgedRecord): boolean {
  const flags = document['flags']
  return Array.isArray(flags) && flags.includes('coming')
}

function nameOf(record: JudgedRecord): string {
  return namesOf(record)[0] ?? record.slug
}

function aboutUnit({ entry }: JudgedRecord, values: Readonly<Record<string, string>>): Found {
  return { entry, path: ['unit'], values }
}
