import { addDays } from '@promenade/domain/calendar/dates'
import type { z } from 'zod'
import { daysOfWeek, resolveHoliday } from './dates.ts'
import type { Format } from './format.ts'
import type { Row } from './replace-rows.ts'

type HoursContent = z.output<Format['hours']>

export function regularRows(hours: HoursContent | undefined, storeId: number | null): Row[] {
  return Object.entries(hours?.regular ?? {}).map(([day, opening]) => ({
    store_id: storeId,
    day_of_week: daysOfWeek.indexOf(day),
    ...opening,
  }))
}

/** Yearly days are laid out this far around the day of import. */
const daysBefore = 60
const daysAfter = 400

export function holidayRows(hours: HoursContent | undefined, storeId: number | null, today: string): Row[] {
  const rows = new Map<string, Row>()
  for (const holiday of hours?.holidays ?? []) {
    for (const { from, to } of layOut(holiday, today)) {
      const key = `${from} ${to}`
      // Two rules may fall on one day in some years: the first one written holds.
      if (rows.has(key)) continue
      rows.set(key, {
        store_id: storeId,
        holiday_date: from,
        holiday_end_date: to === from ? null : to,
        name: holiday.name,
        ...holiday.hours,
      })
    }
  }
  return [...rows.values()]
}

function layOut(
  { date, until = date }: Pick<HoursContent['holidays'][number], 'date' | 'until'>,
  today: string,
): { from: string; to: string }[] {
  const thisYear = Number(today.slice(0, 4))
  return [-1, 0, 1, 2].flatMap((offset) => {
    const year = thisYear + offset
    const from = resolveHoliday(date, year)
    const sameYear = resolveHoliday(until, year)
    if (from === undefined || sameYear === undefined) return []
    const to = sameYear < from ? resolveHoliday(until, year + 1) : sameYear
    const isNear = to !== undefined && to >= addDays(today, -daysBefore) && from <= addDays(today, daysAfter)
    return isNear ? [{ from, to }] : []
  })
}
