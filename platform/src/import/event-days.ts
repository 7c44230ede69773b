import type { EditableEvent } from '@promenade/contract/editing/events'
import { addDays, daysBetween } from '@promenade/domain/calendar/dates'
import { type Recurrence, recurringDays } from '@promenade/domain/schedule/recurrence'
import type { Entry } from './content.ts'
import { resolveDate, resolveDateAndTime } from './dates.ts'

type Repeats = NonNullable<EditableEvent['repeats']>

/** Has every field that can be edited. */
type Rule = {
  readonly [Field in keyof Required<Repeats>]: Field extends keyof Recurrence ? Recurrence[Field] : never
}

/** How many days around today, and how many events of a series, have a page. */
const laidOut = { before: 7, after: 120, max: 60 }

/** One day of an event. */
export interface EventDay extends Entry<EditableEvent> {
  /** The slug of the recurring event; null of one that is held once. */
  readonly series: string | null
}

/**
 * The days of an event as events of their own, each with the address `<slug>-<date>` and the event's times of day. An
 * event that is held once is its only day.
 */
export function eventDays(entry: Entry<EditableEvent>, today: string): readonly EventDay[] {
  const { slug, value, source } = entry
  const { repeats, ...event } = value
  const start = resolveDateAndTime(event.start, today)
  if (repeats === undefined || start === undefined) return [{ slug, value, source, series: null }]
  const span = { from: addDays(today, -laidOut.before), to: addDays(today, laidOut.after), max: laidOut.max }
  const days = recurringDays(start.date, toRule(repeats, today), span).map((date): EventDay => {
    const move = (text: string) => moveDate(text, daysBetween(start.date, date), today)
    const end = event.end === undefined ? {} : { end: move(event.end) }
    return {
      slug: `${slug}-${date}`,
      value: { ...event, start: move(event.start), ...end },
      source,
      series: slug,
    }
  })
  const next = nextOf(days, today)
  return days.map((day) => (day === next ? day : { ...day, value: notFeatured(day.value) }))
}

function toRule({ every, interval, days, week, until, count, except }: Repeats, today: string): Rule {
  return {
    every,
    interval,
    days,
    week,
    until: until === undefined ? undefined : resolveDate(until, today),
    count,
    except: except?.flatMap((date) => resolveDate(date, today) ?? []),
  }
}

/** The day that is on or comes next; the last one where all are over. */
function nextOf(days: readonly EventDay[], today: string): EventDay | undefined {
  return days.find(({ value: { start, end = start } }) => end.slice(0, today.length) >= today) ?? days.at(-1)
}

function notFeatured({ home_position: _, ...event }: EditableEvent): EditableEvent {
  return { ...event, featured: false }
}

/** The text of a moment some days later, at the same time of day. */
function moveDate(text: string, days: number, today: string): string {
  const [first = '', ...time] = text.trim().split(' ')
  const date = resolveDate(first, today)
  return date === undefined ? text : [addDays(date, days), ...time].join(' ')
}

/** The day of an event that is on or comes next; the last one of an event that is over. */
export function nextDay(entry: Entry<EditableEvent>, today: string): EventDay | undefined {
  return nextOf(eventDays(entry, today), today)
}
