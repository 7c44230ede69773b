import { Temporal } from 'temporal-polyfill'
import type { IsoDate } from './dates.ts'
import { createMemo } from './memo.ts'

/** Milliseconds since 1970-01-01T00:00:00Z. */
export type EpochMs = number

/** Minutes since midnight in the mall's local time, 0 to 1439. */
export type MinuteOfDay = number

/** Cached: hundreds of stores share a few times of day, and one conversion costs as much as rendering a store. */
const instantOf = createMemo<EpochMs>(5_000)

/** The date in `timeZone` at `now`. Throws RangeError for an unknown zone. */
export function dateIn(now: EpochMs, timeZone: string): IsoDate {
  return zoned(now, timeZone).toPlainDate().toString()
}

/** The local time in `timeZone` at `instant`, in whole minutes since midnight. Throws RangeError for an unknown zone. */
export function minuteOfDayIn(instant: EpochMs, timeZone: string): MinuteOfDay {
  const { hour, minute } = zoned(instant, timeZone)
  return hour * 60 + minute
}

/**
 * The first instant of `date` in `timeZone`; 01:00 if daylight saving time skips midnight.
 * Throws RangeError for an invalid date and for an unknown zone.
 */
export function startOfDay(date: IsoDate, timeZone: string): EpochMs {
  return instantAt(date, 0, timeZone)
}

/**
 * The instant at which it is `minuteOfDay` (a whole number, 0 or more) on `date` in `timeZone`; from 1440 on it is the
 * next day. When daylight saving time skips a time, it moves forward by the skipped length; when it repeats a time, the
 * first one counts. Midnight is always the start of its day.
 * Throws RangeError for an invalid date and for an unknown zone.
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

/** The local time with its offset, in ISO 8601: `2026-11-21T18:30:00-04:00`. Throws RangeError for an unknown zone. */
export function zonedTime(instant: EpochMs, timeZone: string): string {
  return zoned(instant, timeZone).toString({ timeZoneName: 'never', smallestUnit: 'second' })
}

/**
 * The first instant after `lastDay` in `timeZone`: an end date includes the whole day.
 * Throws RangeError for an invalid date and for an unknown zone.
 */
export function overAt(lastDay: IsoDate, timeZone: string): EpochMs {
  return instantAt(lastDay, minutesOfDay, timeZone)
}

const minutesOfDay = 1440

function zoned(instant: EpochMs, timeZone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(Math.floor(instant)).toZonedDateTimeISO(timeZone)
}
