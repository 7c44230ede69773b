import { dateIn, startOfDay } from '../calendar/instants.ts'
import type { EpochMs, Period } from '../mall/values.ts'

/** What an order needs to know of a record. */
export interface Scheduled {
  readonly id: string
  readonly period: Period
}

/** The mall's present: an instant and an IANA zone. */
export interface Present {
  readonly now: EpochMs
  readonly timeZone: string
}

/** What ends soonest first, open-ended ones last, then the newest: for promotions, contests and jobs. */
export function inEndOrder<T extends Scheduled>(records: readonly T[]): readonly T[] {
  return records.toSorted((a, b) => byEnd(a, b) || byNewest(a, b) || byId(a, b))
}

/** By start; what has been running since before today counts as today's. Then by end, open-ended ones last. */
export function inEventOrder<T extends Scheduled>(
  events: readonly T[],
  { now, timeZone }: Present,
): readonly T[] {
  const today = startOfDay(dateIn(now, timeZone), timeZone)
  const start = ({ period }: Scheduled) => Math.max(period.start ?? today, today)
  return events.toSorted((a, b) => start(a) - start(b) || byEnd(a, b) || byId(a, b))
}

/** The latest first, by start or, where there is none, by when it was first shown; undated ones last. */
export function inNewsOrder<T extends Scheduled>(news: readonly T[]): readonly T[] {
  const date = ({ period }: Scheduled) => period.start ?? period.showFrom
  return news.toSorted((a, b) => ascending(date(b), date(a), -Infinity) || byId(a, b))
}

function byEnd(a: Scheduled, b: Scheduled): number {
  return ascending(a.period.overAt ?? a.period.end, b.period.overAt ?? b.period.end, Infinity)
}

function byNewest(a: Scheduled, b: Scheduled): number {
  return ascending(b.period.showFrom, a.period.showFrom, -Infinity)
}

/** Ids are mostly numbers, counted up as records are made. */
function byId(a: Scheduled, b: Scheduled): number {
  return a.id.localeCompare(b.id, 'en', { numeric: true })
}

/** Compared, not subtracted: the difference of two absent ones, both infinite, would be no number. */
function ascending(a: EpochMs | undefined, b: EpochMs | undefined, absent: number): number {
  const [left, right] = [a ?? absent, b ?? absent]
  return left < right ? -1 : left > right ? 1 : 0
}
