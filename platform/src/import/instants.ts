import { instantAt, overAt, startOfDay } from '@promenade/domain/calendar/instants'
import { type Moment, resolveMoment } from './dates.ts'

/** What a relative date such as `saturday+1` and a wall time depend on. */
interface Calendar {
  /** The day of import where the property is. */
  readonly today: string
  readonly zone: string
}

/** The instant a day begins, or the moment itself. Throws for a text that is neither. */
export function startInstant(text: string, calendar: Calendar): Date
export function startInstant(text: string | undefined, calendar: Calendar): Date | null
export function startInstant(text: string | undefined, { today, zone }: Calendar): Date | null {
  if (text === undefined) return null
  const { date, minute } = getMoment(text, today)
  return new Date(minute === undefined ? startOfDay(date, zone) : instantAt(date, minute, zone))
}

/** The last second of a day, or the moment itself. Throws for a text that is neither. */
export function endInstant(text: string | undefined, { today, zone }: Calendar): Date | null {
  if (text === undefined) return null
  const { date, minute } = getMoment(text, today)
  return new Date(minute === undefined ? overAt(date, zone) - 1_000 : instantAt(date, minute, zone))
}

function getMoment(text: string, today: string): Moment {
  const moment = resolveMoment(text, today)
  if (moment === undefined) throw new Error(`"${text}" is not a date.`)
  return moment
}
