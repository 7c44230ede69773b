import type { PlanJson } from '@promenade/contract/studio-api/plan'

export type Level = PlanJson['levels'][number]
export type PlanStore = PlanJson['stores'][number]

export const unitStates = ['free', 'taken', 'twice'] as const

/** Whether stores are in a unit. What the map itself names in it, such as a service, takes it too. */
export type UnitState = (typeof unitStates)[number]

/** A unit with the stores in it. */
export interface Unit {
  readonly number: string
  readonly level: Level
  readonly stores: readonly PlanStore[]
  readonly names: readonly string[]
  readonly state: UnitState
}

/** All units with their stores, level by level. */
export function listUnits({ levels, stores }: PlanJson): readonly Unit[] {
  const byRoom = Map.groupBy(stores, ({ room }) => room)
  const compare = new Intl.Collator('en', { numeric: true }).compare
  return levels.flatMap((level) =>
    level.units
      .map(({ number, names }): Unit => {
        const own = byRoom.get(number) ?? []
        const state = own.length > 1 ? 'twice' : own.length + names.length > 0 ? 'taken' : 'free'
        return { number, level, names, stores: own, state }
      })
      .toSorted((a, b) => compare(a.number, b.number)),
  )
}

/** The stores that are not on the map, or whose unit it does not have. */
export function listUnplaced({ levels, stores }: PlanJson): readonly PlanStore[] {
  const numbers = new Set(levels.flatMap(({ units }) => units.map(({ number }) => number)))
  return stores.filter(({ unit, isOnMap }) => !isOnMap || (unit !== null && !numbers.has(unit)))
}
