import type { EntryRow } from '@promenade/contract/studio-api/entries'
import type { Document } from '@promenade/domain/studio/document'
import { listEntries } from '../api/entries.ts'
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
