import type { EditableEvent } from '@promenade/contract/kinds/event/document'
import type { HasEveryField } from '@promenade/contract/schema/has-every-field'
import { addDays, daysBetween } from '@promenade/domain/calendar/dates'
import { dateIn } from '@promenade/domain/calendar/instants'
import type { Recurrence } from '@promenade/domain/schedule/recurrence'
import { eventDates } from '../documents/event-dates.ts'
import { timeZoneOf } from './content-request.ts'
import { eventDayId } from './part-ids.ts'
import type { PublishedDocument, PublishedDocuments } from '../documents/published-documents.ts'
import type { Published } from './read-kind.ts'

/** Every field of a rule that can be edited is one of the domain's. */
type Rule = HasEveryField<NonNullable<EditableEvent['repeats']>, object, Required<Recurrence>>

type Named = Pick<PublishedDocument, 'slug' | 'formerSlugs'>

/** One day of an event, with an address and an id of its own. */
export interface EventDay extends Published<Omit<EditableEvent, 'repeats'>> {
  /** The event of which it is a day. */
  readonly event: Named
  /** The slug of the recurring event; null of one that is held once. */
  readonly series: string | null
  /** True for the day of an event that is on or comes next; the last one where all are over. */
  readonly isNext: boolean
}

/**
 * The days of an event as events of their own, each with the address `<slug>-<date>` and the event's times of day. An
 * event that is held once is its only day.
 */
export function eventDays(
  entry: Published<EditableEvent>,
  documents: PublishedDocuments,
  now: Date,
): readonly EventDay[] {
  const { repeats: _, ...event } = entry.value
  const today = dateIn(now.getTime(), timeZoneOf(documents))
  const rule: Partial<Rule> | undefined = entry.value.repeats
  const dates = eventDates({ start: event.start, repeats: rule }, today)
  if (dates === undefined) return [onlyDay({ ...entry, value: event })]
  const start = dateOf(event.start)
  const days = dates.map((date) => {
    const move = (text: string) => moveDate(text, daysBetween(start, date))
    const end = event.end === undefined ? {} : { end: move(event.end) }
    return {
      ...entry,
      event: entry,
      publicId: eventDayId(documents, entry.entryId, date),
      slug: `${entry.slug}-${date}`,
      value: { ...event, start: move(event.start), ...end },
      series: entry.slug,
    }
  })
  const next = days.find(({ value: { start: from, end = from } }) => dateOf(end) >= today) ?? days.at(-1)
  return days.map((day) =>
    day === next ? { ...day, isNext: true } : { ...day, isNext: false, value: notFeatured(day.value) },
  )
}

/** An event that is held once, as its only day. */
export function onlyDay(entry: Published<Omit<EditableEvent, 'repeats'>>): EventDay {
  return { ...entry, event: entry, series: null, isNext: true }
}

function notFeatured({ home_position: _, ...event }: Omit<EditableEvent, 'repeats'>) {
  return { ...event, featured: false }
}

function dateOf(moment: string): string {
  return moment.slice(0, 'YYYY-MM-DD'.length)
}

/** The text of a moment some days later, at the same time of day. */
function moveDate(moment: string, days: number): string {
  return addDays(dateOf(moment), days) + moment.slice('YYYY-MM-DD'.length)
}
