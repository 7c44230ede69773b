import { addDays, dayOfWeek, type IsoDate } from '../calendar/dates.ts'
import { dateIn, instantAt, type EpochMs, type MinuteOfDay } from '../calendar/instants.ts'
import { findHoursRow } from './hours-row.ts'
import type { CalmHours, DayHours, Hours } from '../mall/hours.ts'

/** Calm hours of one date. If `ends` is not after `starts`, it is on the next day. */
export interface CalmSpan {
  readonly date: IsoDate
  readonly starts: MinuteOfDay
  readonly ends: MinuteOfDay
  readonly start: EpochMs
  readonly end: EpochMs
  /** How it is calm. */
  readonly note?: string
}

/**
 * The calm hours of `date`, the earliest first: only while it is open, and none on a day with holiday hours, because a
 * promise of quiet that does not hold is worse than none. Throws RangeError for an invalid date or an unknown zone.
 */
export function calmHoursOn(hours: Hours, date: IsoDate, timeZone: string): readonly CalmSpan[] {
  if (hours.calm === undefined) return []
  const row = findHoursRow(hours, date)
  if (row?.kind === 'holiday') return []
  const weekday = dayOfWeek(date)
  return hours.calm
    .filter(({ days }) => days.some((day) => day === weekday))
    .flatMap((calm) => whileOpen(calm, row?.row.hours))
    .map((minutes) => toSpan(date, minutes, timeZone))
    .toSorted((a, b) => a.start - b.start)
}

/** The current calm hours, else the next ones within four weeks; undefined without any. */
export function calmStatus(
  hours: Hours,
  { now, timeZone }: { readonly now: EpochMs; readonly timeZone: string },
): { readonly isNow: boolean; readonly span: CalmSpan } | undefined {
  const today = dateIn(now, timeZone)
  for (let day = -1; day <= daysLookedAhead; day += 1) {
    const span = calmHoursOn(hours, addDays(today, day), timeZone).find(({ end }) => end > now)
    if (span !== undefined) return { isNow: span.start <= now, span }
  }
  return undefined
}

const daysLookedAhead = 28

/** The instants around `now` at which calm hours start and end. */
export function calmChanges(hours: Hours, timeZone: string, now: EpochMs): readonly EpochMs[] {
  const today = dateIn(now, timeZone)
  return [-1, 0, 1].flatMap((day) =>
    calmHoursOn(hours, addDays(today, day), timeZone).flatMap(({ start, end }) => [start, end]),
  )
}

interface Minutes {
  readonly starts: number
  readonly ends: number
  readonly note?: string
}

/** The part of calm hours within the opening of the day; all of it if the hours are unknown. */
function whileOpen({ starts, ends, note }: CalmHours, hours: DayHours | undefined): readonly Minutes[] {
  if (hours?.kind === 'closed') return []
  const calm = { starts, ends: afterwards(ends, starts), ...(note !== undefined && { note }) }
  if (hours?.kind !== 'open') return [calm]
  const shown = {
    ...calm,
    starts: Math.max(calm.starts, hours.opens),
    ends: Math.min(calm.ends, afterwards(hours.closes, hours.opens)),
  }
  return shown.starts < shown.ends ? [shown] : []
}

function afterwards(minute: MinuteOfDay, from: MinuteOfDay): number {
  return minute > from ? minute : minute + minutesOfDay
}

const minutesOfDay = 1440

function toSpan(date: IsoDate, { starts, ends, ...rest }: Minutes, timeZone: string): CalmSpan {
  const at = (minute: number) =>
    minute < minutesOfDay
      ? instantAt(date, minute, timeZone)
      : instantAt(addDays(date, 1), minute - minutesOfDay, timeZone)
  return {
    date,
    starts: starts % minutesOfDay,
    ends: ends % minutesOfDay,
    start: at(starts),
    end: at(ends),
    ...rest,
  }
}
