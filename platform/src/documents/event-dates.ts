import { addDays, isIsoDate } from '@promenade/domain/calendar/dates'
import { readRecurrence, recurringDays } from '@promenade/domain/schedule/recurrence'

/** How many days around today, and how many events of a series, have a page. */
const pageSpan = { before: 7, after: 120, max: 60 }

/**
 * The dates of a recurring event that have a page, each at `<slug>-<date>`. Undefined for an event that is held once, or that
 * has no usable start.
 */
export function eventDates(
  event: { readonly start?: unknown; readonly repeats?: unknown },
  today: string,
): readonly string[] | undefined {
  const rule = readRecurrence(event.repeats)
  const start = typeof event.start === 'string' ? event.start.trim().slice(0, 'YYYY-MM-DD'.length) : ''
  if (rule === undefined || !isIsoDate(start)) return undefined
  const span = {
    from: addDays(today, -pageSpan.before),
    to: addDays(today, pageSpan.after),
    max: pageSpan.max,
  }
  return recurringDays(start, rule, span)
}
