import type { Hours } from './hours.ts'

/** Whose hours the rows are: those of the store, or the centre's because the store has none of its own. */
export interface StoreHours {
  readonly hours: Hours
  readonly source: 'store' | 'centre'
}

/** A store's hours over the centre's, ready for `hoursOn` and all that stands on it, which know the order. */
export function storeHours(store: Hours | undefined, centre: Hours): StoreHours {
  const { regular, holidays } = store ?? none
  const hasRows = regular.length > 0 || holidays.length > 0
  return { hours: { ...none, ...store, centre }, source: hasRows ? 'store' : 'centre' }
}

const none: Hours = { regular: [], holidays: [] }
