import { instantAt, overAt, startOfDay } from '@promenade/domain/calendar/instants'
import { type DateAndTime, resolveDateAndTime } from './dates.ts'

/** The inputs to resolve relative dates such as `saturday+1` and local times. */
interface Calendar {
  /** The day of the import in the property's time zone. */
  readonly today: string
  readonly zone: string
}

/** The instant of a date with a time; for a date without one, the start of the day. Throws for any other text. */
export function startInstant(text: string, calendar: Calendar): Date
export function startInstant(text: string | undefined, calendar: Calendar): Date | null
export function startInstant(text: string | undefined, { today, zone }: Calendar): Date | null {
  if (text === undefined) return null
  const { date, minute } = getDateAndTime(text, today)
  return new Date(minute === undefined ? startOfDay(date, zone) : instantAt(date, minute, zone))
}

/** The instant of a date with a time; for a date without one, the last second of the day. Throws for any other text. */
export function endInstant(text: string | undefined, { today, zone }: Calendar): Date | null {
  if (text === undefined) return null
  const { date, minute } = getDateAndTime(text, today)
  return new Date(minute === undefined ? overAt(date, zone) - 1_000 : instantAt(date, minute, zone))
}

function getDateAndTime(text: string, today: string): DateAndTime {
  const resolved = resolveDateAndTime(text, today)
  if (resolved === undefined) throw new Error(`"${text}" is not a date.`)
  return resolved
}
