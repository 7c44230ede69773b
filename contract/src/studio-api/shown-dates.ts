import type { EntryDates } from '@promenade/domain/studio/entry-state'
import type { EntryRow } from './entries.ts'

/** When a document begins and ceases to be shown, as a row of a list and a record have it. */
export function shownDates({ shownFrom, overFrom }: EntryDates): Pick<EntryRow, 'startsAt' | 'endsAt'> {
  return {
    ...(shownFrom === undefined ? {} : { startsAt: new Date(shownFrom).toISOString() }),
    ...(overFrom === undefined ? {} : { endsAt: new Date(overFrom).toISOString() }),
  }
}
