import type { EntryRow } from '@promenade/contract/studio-api/entries'
import { type Document, textIn } from '@promenade/domain/studio/document'
import { occurrencesOf } from '@promenade/domain/hours/written-hours'
import { listEntries } from '../api/entries.ts'
import { nextYearlyDay } from './yearly-day.ts'

/** A day on which the centre has other hours than in its week. */
export interface SpecialDay {
  readonly row: EntryRow
  readonly document: Document
}

export async function listSpecialDays(): Promise<readonly SpecialDay[]> {
  const rows = await listEntries({ kind: 'special-day', documents: '1' })
  return rows.map((row) => ({ row, document: row.document ?? {} }))
}

/** Special days in the order of their next dates, first those that last still; without a date if the day never comes again. */
export function comingDays<Day extends Pick<SpecialDay, 'document'>>(days: readonly Day[], today: string) {
  return days
    .map((day) => {
      const date = textIn(day.document, 'date') ?? ''
      const spans = occurrencesOf({ date, until: textIn(day.document, 'until') }, today)
      const span = spans.find(({ to }) => to >= today)
      const next = span?.from ?? nextYearlyDay(date, today)
      return { ...day, next, last: span?.to ?? next }
    })
    .toSorted((a, b) => (a.next ?? '9').localeCompare(b.next ?? '9'))
}
