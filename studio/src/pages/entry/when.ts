import { parseAbsolute, parseDateTime, toZoned } from '@internationalized/date'

/** When a publication happens, as instants; undefined is now, and no end of its own. */
export interface When {
  readonly at: string | undefined
  readonly until: string | undefined
  /** False while a chosen day or time is missing or past. */
  readonly isComplete: boolean
}

/**
 * The instant of a day and a wall time of the mall. A time that the clocks skip moves forward; of one that comes twice
 * it is the first. Undefined for no date.
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

/** The day and the wall time of an instant at the mall. */
export function wallTimeOf(
  instant: string,
  timeZone: string,
): { readonly date: string; readonly time: string } {
  const [date = '', time = ''] = parseAbsolute(instant, timeZone).toString().split('T')
  return { date, time: time.slice(0, 5) }
}
