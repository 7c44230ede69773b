import { Temporal } from 'temporal-polyfill'
import type { MinuteOfDay } from '../hours/hours.ts'
import type { EpochMs, IsoDate } from '../mall/values.ts'
import { createMemo } from './memo.ts'

/** Hundreds of stores ask for a few times of the same days, and each answer costs as much as rendering a store. */
const instantOf = createMemo<EpochMs>(5_000)

/** The calendar day it is in `timeZone` at `now`. Throws RangeError for an unknown zone. */
export function dateIn(now: EpochMs, timeZone: string): IsoDate {
  return zoned(now, timeZone).toPlainDate().toString()
}

/** The wall clock in `timeZone` at `instant`, in whole minutes since midnight. Throws RangeError for an unknown zone. */
export function minuteOfDayIn(instant: EpochMs, timeZone: string): MinuteOfDay {
  const { hour, minute } = zoned(instant, timeZone)
  return hour * 60 + minute
}

/**
 * The first instant of `date` in `timeZone`; 01:00 on the days whose midnight the clocks skip.
 * Throws RangeError for text that is no date and for an unknown zone.
 */
export function startOfDay(date: IsoDate, timeZone: string): EpochMs {
  return instantAt(date, 0, timeZone)
}

/**
 * When the wall clock in `timeZone` shows `minuteOfDay` (a whole number, 0 or more) on `date`; 1440 and more
 * is the next day. A time the clocks skip moves forward by what they skip, a time they show twice is the
 * first one, and midnight is always the start of its day.
 * Throws RangeError for text that is no date and for an unknown zone.
 */
export function instantAt(date: IsoDate, minuteOfDay: number, timeZone: string): EpochMs {
  return instantOf(`${date} ${minuteOfDay} ${timeZone}`, () => findInstant(date, minuteOfDay, timeZone))
}

function findInstant(date: IsoDate, minuteOfDay: number, timeZone: string): EpochMs {
  const day = Temporal.PlainDate.from(date).add({ days: Math.floor(minuteOfDay / minutesOfDay) })
  const minute = minuteOfDay % minutesOfDay
  if (minute === 0) return day.toZonedDateTime(timeZone).epochMilliseconds
  const plainTime = new Temporal.PlainTime(Math.floor(minute / 60), minute % 60)
  return day.toZonedDateTime({ timeZone, plainTime }).epochMilliseconds
}

/** The wall clock in `timeZone` at `instant` with its offset, in ISO 8601: `2026-11-21T18:30:00-04:00`. */
export function zonedTime(instant: EpochMs, timeZone: string): string {
  return zoned(instant, timeZone).toString({ timeZoneName: 'never', smallestUnit: 'second' })
}

/** The first instant after `lastDay` in `timeZone`: an end date means the end of that day. */
export function overAt(lastDay: IsoDate, timeZone: string): EpochMs {
  return instantAt(lastDay, minutesOfDay, timeZone)
}

const minutesOfDay = 1440

function zoned(instant: EpochMs, timeZone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(Math.floor(instant)).toZonedDateTimeISO(timeZone)
}
