import { writeCsv } from './write-sheet.ts'

/** What visitors have sent as CSV, one row each, with the columns that have heads. */
export function writePeopleSheet<Name extends string>(
  heads: Readonly<Record<Name, string>>,
  rows: readonly Readonly<Record<NoInfer<Name>, string | number>>[],
  delimiter: string,
): string {
  const names = Object.keys(heads).filter((name): name is Name => Object.hasOwn(heads, name))
  const written = rows.map((row) => names.map((name) => row[name]))
  return writeCsv([names.map((name) => heads[name]), ...written], delimiter)
}

/** Writes instants as times at the mall, which spreadsheet programs read and sort. */
export function sheetClock(timeZone: string): (instant: string | null) => string {
  // The Swedish form is that of ISO 8601.
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  return (instant) => (instant === null ? '' : clock.format(new Date(instant)))
}
