import { addDays, daysBetween, isIsoDate } from '../calendar/dates.ts'
import { instantAt, overAt, startOfDay, type EpochMs } from '../calendar/instants.ts'
import { lastRecurringDay, readRecurrence, type Recurrence } from '../schedule/recurrence.ts'
import { type Document, fieldOf } from './document.ts'

/** The state of a record at a moment, as staff see it. */
export type EntryState = (typeof entryStates)[number]

/** All states, in the order in which an entry goes through them. */
export const entryStates = ['draft', 'scheduled', 'live', 'ended', 'withdrawn', 'bin'] as const

/** The facts that decide the state of an entry. */
export interface EntryFacts {
  readonly isDeleted: boolean
  /** The document that visitors get. Absent: none. */
  readonly published?: Document | undefined
  /** It has been published at some time. */
  readonly wasPublished: boolean
  /** A publication waits for its time. */
  readonly isPublicationWaiting: boolean
}

/** The instant at which a deleted entry leaves the bin. Its revisions stay. */
export function leavesBinAt(deletedAt: EpochMs): EpochMs {
  return deletedAt + 90 * 24 * 3_600_000
}

/** The state of an entry at `now`, in milliseconds. Throws RangeError for an unknown zone. */
export function entryState(facts: EntryFacts, now: EpochMs, timeZone: string): EntryState {
  const { isDeleted, published, wasPublished, isPublicationWaiting } = facts
  if (isDeleted) return 'bin'
  if (published !== undefined) return publishedState(published, now, timeZone)
  if (isPublicationWaiting) return 'scheduled'
  return wasPublished ? 'withdrawn' : 'draft'
}

function publishedState(document: Document, now: EpochMs, timeZone: string): EntryState {
  // The folder of content marks records that nobody may see yet.
  if (fieldOf(document, 'draft') === true) return 'draft'
  const { shownFrom, overFrom } = entryDates(document, timeZone)
  if (overFrom !== undefined && overFrom <= now) return 'ended'
  return shownFrom !== undefined && shownFrom > now ? 'scheduled' : 'live'
}

/** The instants between which a document is shown; absent where it says none. */
export interface EntryDates {
  readonly shownFrom?: EpochMs
  /** The first instant of an event, or of the days on which an offer counts; of a recurring event the first of all. */
  readonly beginsAt?: EpochMs
  /** The first instant after its last day, which counts to its end. */
  readonly overFrom?: EpochMs
}

/** Reads `show_from` (posts: `published`), `start` and `end` of a document. Throws RangeError for an unknown zone. */
export function entryDates(document: Document, timeZone: string): EntryDates {
  const shown = readMoment(fieldOf(document, 'show_from') ?? fieldOf(document, 'published'))
  const start = readMoment(fieldOf(document, 'start'))
  const end = readMoment(fieldOf(document, 'end'))
  const rule = readRecurrence(fieldOf(document, 'repeats'))
  const last = rule === undefined ? end?.date : lastDayOf(document, rule)
  return {
    ...(shown === undefined ? {} : { shownFrom: startOf(shown, timeZone) }),
    ...(start === undefined ? {} : { beginsAt: startOf(start, timeZone) }),
    ...(last === undefined ? {} : { overFrom: overAt(last, timeZone) }),
  }
}

/** Undefined of a recurring event without an end. */
function lastDayOf(document: Document, rule: Recurrence): string | undefined {
  const start = readMoment(fieldOf(document, 'start'))
  const end = readMoment(fieldOf(document, 'end'))
  const last = start && lastRecurringDay(start.date, rule)
  if (start === undefined || last === undefined || end === undefined) return last
  return addDays(last, daysBetween(start.date, end.date))
}

/** The instant in a field of a document; undefined without one. Throws RangeError for an unknown zone. */
export function instantIn(document: Document, name: string, timeZone: string): EpochMs | undefined {
  const moment = readMoment(fieldOf(document, name))
  return moment && startOf(moment, timeZone)
}

/** The first instant after the moment in a field: a date counts to its end. Otherwise as `instantIn`. */
export function overIn(document: Document, name: string, timeZone: string): EpochMs | undefined {
  const moment = readMoment(fieldOf(document, name))
  return moment && (moment.minute === undefined ? overAt(moment.date, timeZone) : startOf(moment, timeZone))
}

interface Moment {
  readonly date: string
  readonly minute?: number
}

/** `2026-12-24` or `2026-12-24 18:00`; undefined for anything else. */
function readMoment(value: unknown): Moment | undefined {
  const [, date = '', hours, minutes] =
    typeof value === 'string' ? (/^(\S{10})(?: (\d{1,2}):(\d\d))?$/.exec(value) ?? []) : []
  if (!isIsoDate(date)) return undefined
  return hours === undefined ? { date } : { date, minute: Number(hours) * 60 + Number(minutes) }
}

function startOf({ date, minute }: Moment, timeZone: string): EpochMs {
  return minute === undefined ? startOfDay(date, timeZone) : instantAt(date, minute, timeZone)
}
