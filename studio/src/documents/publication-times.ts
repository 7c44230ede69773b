import { parseAbsolute, parseDateTime, toZoned } from '@internationalized/date'

/** The times of a publication as instants: `at` undefined is now, `until` undefined is no planned end. */
export interface PublicationTimes {
  readonly at: string | undefined
  readonly until: string | undefined
  /** False while a chosen day or time is missing or past. */
  readonly isComplete: boolean
}

/**
 * Converts a day and a wall time of the mall to an instant. A skipped time moves forward; of a repeated time
 * it is the first. Undefined for an invalid date.
 */
export function instantOf(date: string, time: string, timeZone: string): string | undefined {
  try {
    return toZoned(parseDateTime(`${date}T${time}`), timeZone, 'compatible')
      .toDate()
      .toISOString()
  } catch {
    return undefined
  }
}

/** Converts an instant to the day and wall time of the mall. */
export function wallTimeOf(
  instant: string,
  timeZone: string,
): { readonly date: string; readonly time: string } {
  const [date = '', time = ''] = parseAbsolute(instant, timeZone).toString().split('T')
  return { date, time: time.slice(0, 5) }
}
