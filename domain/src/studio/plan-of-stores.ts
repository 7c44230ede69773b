import { placeByUnit, roomsOf, strangersIn, type UnitMap, type UnitStore } from '../map/store-units.ts'
import type { Document } from './document.ts'
import { usualLevels } from './faults/rules/map.ts'

/** A store with its newest document. */
export interface StoreOnPlan extends UnitStore {
  readonly entry: number
  readonly document: Document
}

/** Where a store stands, for staff. */
export interface StandingStore {
  readonly entry: number
  /** The number of its unit, as its record has it. */
  readonly unit: string | null
  /** The number of the room in which visitors see it; absent from the map, or in a unit without a number. */
  readonly room: string | null
  readonly isOnMap: boolean
}

/** Stores and units, compared. */
export interface PlanOfStores {
  readonly stores: readonly StandingStore[]
  /** The names of no store in a room, by its number: of a service or a former tenant. */
  readonly names: ReadonlyMap<string, readonly string[]>
  /** What the mall calls its levels, by their ordinals. */
  readonly levels: ReadonlyMap<number, string>
}

/** Compares the units of stores with those of the map. */
export function comparePlan(map: UnitMap, stores: readonly StoreOnPlan[]): PlanOfStores {
  const places = placeByUnit(map, stores)
  const rooms = new Set(roomsOf(map).map(({ number }) => number))
  const names = Map.groupBy(strangersIn(map, stores), ({ unit = '' }) => unit)
  return {
    stores: stores.map(({ entry, slug, unit = null }) => {
      const place = places.get(slug)
      const room = place?.unit !== undefined && rooms.has(place.unit) ? place.unit : null
      return { entry, unit, room, isOnMap: place !== undefined }
    }),
    names: new Map([...names].map(([unit, list]) => [unit, list.flatMap((one) => one.names.slice(0, 1))])),
    levels: usualLevels(stores, places),
  }
}
