import type { Name, PlanPoint, Side } from './plan.ts'

/** A unit of the archive, still in metres along and across the building. */
export interface Part {
  /** Unique on its level; ids are made of it. */
  readonly key: string
  readonly category: string
  readonly name: Name | undefined
  readonly outline: readonly PlanPoint[]
  readonly isPublic: boolean
  readonly isOutdoor?: true
  /** The number of a unit that a store may rent. */
  readonly number?: string
}

/** A way through a wall. */
export interface Door {
  readonly key: string
  readonly category: string
  readonly line: readonly PlanPoint[]
  readonly name: Name | undefined
  readonly isAutomatic: boolean
  readonly hasSteps: boolean
  /** The point of interest that this entrance is. */
  readonly slug?: string
}

/** Pieces of a level: cells with their doors and amenities. */
export interface Pieces {
  readonly parts: readonly Part[]
  readonly doors: readonly Door[]
  readonly amenities: readonly Amenity[]
}

/** The position of a row of units. */
export interface Row {
  readonly side: Side
  readonly level: number
}

export interface Amenity {
  readonly slug?: string
  readonly category: string
  readonly at: PlanPoint
  readonly name?: Name
}

export function piecesOf(
  parts: readonly Part[],
  doors: readonly Door[],
  amenities: readonly Amenity[] = [],
): Pieces {
  return { parts, doors, amenities }
}

export function joined(all: readonly Pieces[]): Pieces {
  return {
    parts: all.flatMap(({ parts }) => parts),
    doors: all.flatMap(({ doors }) => doors),
    amenities: all.flatMap(({ amenities }) => amenities),
  }
}

export function plainDoor(key: string, line: readonly PlanPoint[], name?: Name): Door {
  return { key, category: 'pedestrian', line, name, isAutomatic: false, hasSteps: false }
}

export function entrance(slug: string, line: readonly PlanPoint[]): Door {
  return {
    key: slug,
    category: 'pedestrian.principal',
    line,
    name: undefined,
    isAutomatic: true,
    hasSteps: false,
    slug,
  }
}

export function unitName(number: string): Name {
  return { en: `Unit ${number}`, es: `Local ${number}` }
}

export function liftName(letter: string): Name {
  return { en: `Elevator ${letter}`, es: `Elevador ${letter}` }
}

const stairsNames: ReadonlyMap<string, Name> = new Map([
  ['Rope Stair', { en: 'Rope Stair', es: 'Rope Stair' }],
  ['North stairs', { en: 'North stairs', es: 'Escaleras norte' }],
  ['South stairs', { en: 'South stairs', es: 'Escaleras sur' }],
])

export function stairsName(stairs: string): Name {
  const name = stairsNames.get(stairs)
  if (name === undefined) throw new Error(`The plan has stairs "${stairs}" that nothing names in Spanish.`)
  return name
}
