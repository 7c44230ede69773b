import type { EditableHours } from '@promenade/contract/editing/hours'
import { addDays, isIsoDate } from '@promenade/domain/calendar/dates'
import { dayNames, resolveYearlyDay } from '@promenade/domain/calendar/yearly-day'
import { parseOpeningHours } from '../opening-hours.ts'
import { columns } from './columns.ts'
import type { Row } from './replace-rows.ts'

export function regularRows(
  hours: EditableHours | undefined,
  storeId: number | null,
): Row<'regular_hours'>[] {
  return Object.entries(hours?.regular ?? {}).map(([day, text]): Row<'regular_hours'> => ({
    store_id: storeId,
    day_of_week: dayNames.findIndex((name) => name === day),
    ...openingColumns(text),
  }))
}

/** Holidays get a row for each occurrence from this many days before the import to this many after it. */
const daysBefore = 60
const daysAfter = 400

export function holidayRows(
  hours: EditableHours | undefined,
  storeId: number | null,
  today: string,
): Row<'holiday_hours'>[] {
  const rows = new Map<string, Row<'holiday_hours'>>()
  for (const holiday of hours?.holidays ?? []) {
    for (const { from, to } of occurrencesOf(holiday, today)) {
      const key = `${from} ${to}`
      // Two rules may fall on one day in some years: the first in the file applies.
      if (rows.has(key)) continue
      rows.set(key, {
        store_id: storeId,
        holiday_date: from,
        holiday_end_date: to === from ? null : to,
        ...columns(holiday, ['name']),
        ...openingColumns(holiday.hours),
      })
    }
  }
  return [...rows.values()]
}

export function calmRows(hours: EditableHours | undefined, storeId: number | null): Row<'calm_hours'>[] {
  return (hours?.calm ?? []).map((calm, index): Row<'calm_hours'> => {
    const { open_time, close_time } = openingColumns(calm.hours)
    if (open_time === null || close_time === null) throw new Error(`"${calm.hours}" is no time span.`)
    return {
      store_id: storeId,
      position: index + 1,
      ...columns(calm, ['days', 'note']),
      start_time: open_time,
      end_time: close_time,
    }
  })
}

function openingColumns(text: string) {
  const opening = parseOpeningHours(text)
  if (opening === undefined) throw new Error(`"${text}" is not a time span.`)
  return opening
}

function occurrencesOf(
  { date, until = date }: Pick<EditableHours['holidays'][number], 'date' | 'until'>,
  today: string,
): { from: string; to: string }[] {
  const thisYear = Number(today.slice(0, 4))
  return [-1, 0, 1, 2].flatMap((offset) => {
    const year = thisYear + offset
    const from = resolveYearlyDay(date, year)
    const to = lastDayFrom(from, until, year)
    if (from === undefined || to === undefined || to < from) return []
    const isNear = to >= addDays(today, -daysBefore) && from <= addDays(today, daysAfter)
    return isNear ? [{ from, to }] : []
  })
}

/** The end of what begins on `from`; it may lie in the year after. */
function lastDayFrom(from: string | undefined, until: string, year: number): string | undefined {
  if (from === undefined || isIsoDate(until)) return until
  const sameYear = resolveYearlyDay(until, year)
  return sameYear !== undefined && sameYear < from ? resolveYearlyDay(until, year + 1) : sameYear
}
