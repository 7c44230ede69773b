import { instantAt, overAt, startOfDay } from '@promenade/domain/calendar/instants'
import type { Moment } from './dates.ts'

/** The instant a day begins, or the moment itself. */
export function startInstant(value: Moment | string | undefined, timeZone: string): string | null {
  if (value === undefined) return null
  const { date, minute } = toMoment(value)
  return toText(minute === undefined ? startOfDay(date, timeZone) : instantAt(date, minute, timeZone))
}

/** The last second of a day, or the moment itself. */
export function endInstant(value: Moment | string | undefined, timeZone: string): string | null {
  if (value === undefined) return null
  const { date, minute } = toMoment(value)
  return toText(minute === undefined ? overAt(date, timeZone) - 1_000 : instantAt(date, minute, timeZone))
}

function toMoment(value: Moment | string): Moment {
  return typeof value === 'string' ? { date: value } : value
}

function toText(epochMs: number): string {
  return new Date(epochMs).toISOString()
}
