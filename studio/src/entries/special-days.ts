import type { EntryRow } from '@promenade/contract/studio-api/entries'
import { type Document, isEqual } from '@promenade/domain/studio/document'
import { listEntries } from '../api/entries.ts'
import { getAt, setInDocument } from '@promenade/domain/studio/path'
import { nextYearlyDay } from '../forms/yearly-day.ts'

/** A day on which the centre has other hours than in its week. */
export interface SpecialDay {
  readonly row: EntryRow
  readonly document: Document
}

export async function listSpecialDays(): Promise<readonly SpecialDay[]> {
  const rows = await listEntries({ kind: 'special-day', documents: '1' })
  return rows.map((row) => ({ row, document: row.document ?? {} }))
}

/** Special days in the order of their next dates; without a date if the day never comes again. */
export function comingDays(days: readonly SpecialDay[], today: string) {
  return days
    .map((day) => ({ ...day, next: nextYearlyDay(String(day.document['date']), today) }))
    .toSorted((a, b) => (a.next ?? '9').localeCompare(b.next ?? '9'))
}

/** Sets the hours of a store on a special day; without hours the store follows the centre again. */
export function withSpecialDay(store: Document, day: Document, hours: unknown): Document {
  const path = ['hours', 'holidays']
  const others = ownDays(store).filter((one) => !isEqual(getAt(one, ['date']), day['date']))
  const { name, date, until } = day
  const own = { name, date, ...(until === undefined ? {} : { until }), hours }
  const next = hours === undefined ? others : [...others, own]
  return setInDocument(store, path, next.length === 0 ? undefined : next)
}

/** A store's own hours on a special day of the centre; undefined if it follows the centre. */
export function ownHoursOn(store: Document, day: Document): unknown {
  const own = ownDays(store).find((one) => isEqual(getAt(one, ['date']), day['date']))
  return getAt(own, ['hours'])
}

function ownDays(store: Document): readonly unknown[] {
  const days = getAt(store, ['hours', 'holidays'])
  return Array.isArray(days) ? days : []
}
