import type { Format } from '../../context/format.ts'

/** The last day of a contest, whose end may have a time; a dash for a draft without one. */
export function endText(end: string, format: Format): string {
  return end === '' ? '–' : format.date(end.slice(0, 10))
}
