import { dateIn, instantAt, overAt, startOfDay, type EpochMs } from '@promenade/domain/calendar/instants'
import { parseTime } from '@promenade/domain/calendar/time-of-day'

/** The instant of `2027-03-01 14:00`; of a date without a time the start of the day. Undefined for any other text. */
export function startOf(text: string | undefined, timeZone: string): EpochMs | undefined {
  const [date = '', time] = (text ?? '').split(' ')
  if (date === '') return undefined
  return time === undefined ? startOfDay(date, timeZone) : timeOn(date, time, timeZone)
}

/** The instant of a date with a time; of a date without one the last second of the day. Undefined for any other text. */
export function endOf(text: string | undefined, timeZone: string): EpochMs | undefined {
  const [date = '', time] = (text ?? '').split(' ')
  if (date === '') return undefined
  return time === undefined ? overAt(date, timeZone) - 1_000 : timeOn(date, time, timeZone)
}

function timeOn(date: string, time: string, timeZone: string): EpochMs | undefined {
  const minute = parseTime(time)
  return minute === undefined ? undefined : instantAt(date, minute, timeZone)
}

/** True after the whole day of an end; false without one. */
export function isOver(end: EpochMs | undefined, timeZone: string, now: Date): boolean {
  return end !== undefined && now.getTime() >= overAt(dateIn(end, timeZone), timeZone)
}

export function isBegun(start: EpochMs | undefined, now: Date): boolean {
  return start === undefined || start <= now.getTime()
}

export function encodeInstant(instant: EpochMs | undefined): string | null {
  return instant === undefined ? null : new Date(instant).toISOString()
}
