import { dateIn, startOfDay, type EpochMs } from '../calendar/instants.ts'
import type { Period } from '../mall/values.ts'

/** The fields of a record that the orders need. */
export interface Scheduled {
  readonly id: string
  readonly period: Period
}

/** The current instant and the mall's IANA zone. */
export interface Present {
  readonly now: EpochMs
  readonly timeZone: string
}

/**
 * The order of records that visitors may miss, such as promotions: the earliest end first, open ends last;
 * then the newest, then by id.
 */
export function inEndOrder<T extends Scheduled>(records: readonly T[]): readonly T[] {
  return records.toSorted((a, b) => byEnd(a, b) || byNewest(a, b) || byId(a, b))
}

/**
 * Events by start; those that began before today count as today's. Then by end, open ends last; then by id. Throws
 * RangeError for an unknown zone.
 */
export function inEventOrder<T extends Scheduled>(
  events: readonly T[],
  { now, timeZone }: Present,
): readonly T[] {
  const today = startOfDay(dateIn(now, timeZone), timeZone)
  const start = ({ period }: Scheduled) => Math.max(period.start ?? today, today)
  return events.toSorted((a, b) => start(a) - start(b) || byEnd(a, b) || byId(a, b))
}

/** News, the latest first: by start, else by the first day shown; undated ones last. */
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

/** Ids are mostly ascending numbers. */
function byId(a: Scheduled, b: Scheduled): number {
  return a.id.localeCompare(b.id, 'en', { numeric: true })
}

/** Compares instead of subtracting: the difference of two infinite values is NaN. */
function ascending(a: EpochMs | undefined, b: EpochMs | undefined, absent: number): number {
  const [left, right] = [a ?? absent, b ?? absent]
  return left < right ? -1 : left > right ? 1 : 0
}
