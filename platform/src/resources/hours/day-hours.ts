import { defaultLocale } from '@promenade/domain/locale/locale'
import type { DayHours, DayOfWeek, Hours } from '@promenade/domain/hours/hours'
import type { TranslatedText } from '../../database/schema.ts'

/** The hours of one day in a row; times are `HH:MM:SS`. */
export interface OpeningRow {
  readonly open_time: string | null
  readonly close_time: string | null
  readonly is_closed: boolean
  readonly open_full_day: boolean
}

interface RegularRow extends OpeningRow {
  readonly day_of_week: number
}

interface HolidayRow extends OpeningRow {
  readonly holiday_date: string
  readonly holiday_end_date: string | null
  readonly name: TranslatedText
}

/** Converts rows to the hours of the domain. */
export function readHours(rows: {
  readonly regular: readonly RegularRow[]
  readonly holidays: readonly HolidayRow[]
}): Hours {
  return {
    regular: rows.regular.map((row) => ({
      dayOfWeek: toDayOfWeek(row.day_of_week),
      hours: readDayHours(row),
    })),
    holidays: rows.holidays.map((row) => ({
      from: row.holiday_date,
      to: row.holiday_end_date ?? row.holiday_date,
      name: row.name[defaultLocale],
      hours: readDayHours(row),
    })),
  }
}

export function readDayHours(row: OpeningRow): DayHours {
  if (row.open_full_day) return { kind: 'all-day' }
  if (row.is_closed || row.open_time === null || row.close_time === null) return { kind: 'closed' }
  return { kind: 'open', opens: minuteOf(row.open_time), closes: minuteOf(row.close_time) }
}

function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return (hours * 60 + minutes) % 1440
}

const daysOfWeek: readonly DayOfWeek[] = [0, 1, 2, 3, 4, 5, 6]

function toDayOfWeek(day: number): DayOfWeek {
  return daysOfWeek[day] ?? 0
}
