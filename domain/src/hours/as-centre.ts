import { type IsoDate, listDates } from '../calendar/dates.ts'
import { asCentre, type DayHours, type Hours, type RegularDay, type StoreDayHours } from '../mall/hours.ts'
import { hoursOn } from './hours-on.ts'
import { findHoliday } from './hours-row.ts'
import { laidOutSpan, parseOpeningHours, writeOpeningHours } from './written-hours.ts'

/** Parses what `parseOpeningHours` parses, and `as-centre`; undefined for anything else. */
export function parseStoreDayHours(text: string): StoreDayHours | undefined {
  return text === asCentre ? asCentre : parseOpeningHours(text)
}

interface StoreDay {
  readonly from: IsoDate
  readonly to: IsoDate
  readonly hours: StoreDayHours
}

interface WrittenHours<Day> {
  readonly regular: readonly RegularDay[]
  readonly holidays: readonly Day[]
  readonly centre: Hours
}

/**
 * The special days of a store with the hours of the centre in place of `as-centre`, one day each. Days on which `hoursOn` finds
 * the centre's hours without them are left out: a store that only confirms them still has none of its own. Days on which the
 * centre's hours are unknown are left out too. Throws RangeError for an invalid date.
 */
export function followCentre<Day extends StoreDay>(
  { regular, holidays, centre }: WrittenHours<Day>,
  today: IsoDate,
): readonly (Day & { readonly hours: DayHours })[] {
  const written = holidays.filter(hasHours)
  if (written.length === holidays.length) return written
  const unnamed = written.map((day) => ({ ...day, name: '' }))
  const { from: first, to: last } = laidOutSpan(today)
  return holidays.flatMap((day) => {
    if (hasHours(day)) return day
    const dates = listDates(day.from < first ? first : day.from, day.to > last ? last : day.to)
    return dates.flatMap((date) => {
      if (findHoliday(holidays, date) !== day) return []
      const { hours } = hoursOn(centre, date)
      const without = hoursOn({ regular, holidays: unnamed, centre }, date).hours
      if (hours === undefined || (without && isSame(without, hours))) return []
      return [{ ...day, from: date, to: date, hours }]
    })
  })
}

function isSame(a: DayHours, b: DayHours): boolean {
  return writeOpeningHours(a) === writeOpeningHours(b)
}

function hasHours<Day extends StoreDay>(day: Day): day is Day & { readonly hours: DayHours } {
  return day.hours !== asCentre
}
