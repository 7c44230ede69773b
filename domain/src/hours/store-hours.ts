import type { Hours } from '../mall/hours.ts'

/** The hours of a store. `source` is `centre` if the store has no rows of its own. */
export interface StoreHours {
  readonly hours: Hours
  readonly source: 'store' | 'centre'
}

/** Combines a store's hours with the centre's, for `hoursOn`. */
export function storeHours(store: Hours | undefined, centre: Hours): StoreHours {
  const { regular, holidays } = store ?? none
  const hasRows = regular.length > 0 || holidays.length > 0
  return { hours: { ...none, ...store, centre }, source: hasRows ? 'store' : 'centre' }
}

const none: Hours = { regular: [], holidays: [] }
