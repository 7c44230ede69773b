import type { HoursStatus } from '../hours-status.ts'
import type { DayHours, Hours } from '../../mall/hours.ts'

/**
 * For tests: a second, naive implementation of opening hours, to compare with the rules. It marks every open minute of a
 * few weeks and derives the status from the marks. It shares no code with the rules, does not use Temporal, and knows a
 * zone only from the output of `Intl`.
 * Minutes, days and wall clocks are counted from 1970-01-01.
 */
export interface Oracle {
  readonly statusAt: (minute: number) => HoursStatus | undefined
}

/** Creates an oracle for the days `firstDay` to `lastDay`; it has the status of days up to nine before the last. */
export function createOracle(hours: Hours, clock: WallClock, firstDay: number, lastDay: number): Oracle {
  const base = (firstDay - 2) * dayLength
  const count = (lastDay - firstDay + 5) * dayLength
  const wall = new Int32Array(count)
  for (let index = 0; index < count; index += 1) wall[index] = clock.wallAt(base + index)
  const dayAt = (index: number) => Math.floor((wall[index] ?? 0) / dayLength)
  const open = new Uint8Array(count)
  const begins = new Set<number>()
  const known = new Set<number>()

  for (let day = firstDay; day <= lastDay; day += 1) {
    const dayHours = naiveHours(hours, day)
    if (dayHours !== undefined) known.add(day)
    if (dayHours === undefined || dayHours.kind === 'closed') continue
    const [opens, closes] = dayHours.kind === 'all-day' ? [0, 0] : [dayHours.opens, dayHours.closes]
    const from = findMinute(day * dayLength + opens)
    const to = findMinute((closes <= opens ? day + 1 : day) * dayLength + closes)
    if (from < to) begins.add(dayAt(from))
    open.fill(1, from, Math.max(from, to))
  }
  const turns = findTurns(open)

  /** The first minute whose clock shows `target`; if the clock skips it, the minute after the same elapsed time. */
  function findMinute(target: number): number {
    let index = Math.max(1, target - (wall[0] ?? 0) - 300)
    while ((wall[index] ?? 0) < target) index += 1
    if (wall[index] === target) return index
    return index - 1 + target - (wall[index - 1] ?? 0)
  }

  function statusAt(minute: number): HoursStatus | undefined {
    const now = minute - base
    const today = dayAt(now)
    const isOpen = open[now] === 1
    if (!isOpen && !known.has(today)) return undefined
    const ahead = [1, 2, 3, 4, 5, 6, 7, 8].map((days) => today + days)
    const unknown = isOpen ? undefined : ahead.find((day) => !known.has(day))
    const lastDay = unknown === undefined ? today + 8 : unknown - 1
    const turn = turns[now] ?? count
    const found = turn < count && dayAt(turn) <= lastDay
    const instant = (base + turn) * 60_000
    if (isOpen) return found ? { kind: 'open', until: instant } : { kind: 'open' }
    const closed = { kind: 'closed', today: !begins.has(today) } as const
    if (!found) return closed
    const days = dayAt(turn) - today
    return { ...closed, opensAt: instant, opens: days === 0 ? 'today' : days === 1 ? 'tomorrow' : 'later' }
  }

  return { statusAt }
}

const dayLength = 1440

/** For each minute the first one after it that is marked otherwise; the length if there is none. */
function findTurns(open: Uint8Array): Int32Array {
  const turns = new Int32Array(open.length).fill(open.length)
  for (let index = open.length - 2; index >= 0; index -= 1)
    turns[index] = open[index] === open[index + 1] ? (turns[index + 1] ?? 0) : index + 1
  return turns
}

/** The order of precedence as layers: a later layer overrides an earlier one. */
function naiveHours(hours: Hours, day: number): DayHours | undefined {
  const date = new Date(day * 86_400_000)
  const weekday = date.getUTCDay()
  const regular = (layer: Hours) => layer.regular.find((row) => row.dayOfWeek === weekday)?.hours
  const holiday = (layer: Hours) => naiveHoliday(layer, date.toISOString().slice(0, 10))

  let dayHours = hours.centre && regular(hours.centre)
  const own = regular(hours)
  if (own !== undefined) dayHours = own
  const centreHoliday = hours.centre && holiday(hours.centre)
  if (centreHoliday !== undefined && own?.kind !== 'closed') dayHours = centreHoliday
  if (centreHoliday?.kind === 'closed') dayHours = centreHoliday
  return holiday(hours) ?? dayHours
}

/** From the longest to the shortest, and of equally long ones from the last to the first. */
function naiveHoliday(hours: Hours, date: string): DayHours | undefined {
  const days = (row: Hours['holidays'][number]) => Date.parse(row.to) - Date.parse(row.from)
  let dayHours: DayHours | undefined
  for (const row of hours.holidays.toReversed().toSorted((a, b) => days(b) - days(a))) {
    if (row.from <= date && row.to >= date) dayHours = row.hours
  }
  return dayHours
}

/** The local time of a zone for each minute, and the minutes at which its clocks change. */
export interface WallClock {
  readonly wallAt: (minute: number) => number
  readonly jumps: readonly number[]
}

/** The clocks of a zone from the middle of 2019 to the middle of 2036, as printed by `Intl.DateTimeFormat`. */
export function createWallClock(timeZone: string): WallClock {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  const readOffset = (minute: number) =>
    Date.parse(`${format.format(minute * 60_000).replace(' ', 'T')}Z`) / 60_000 - minute

  const [first, last] = [Date.UTC(2019, 6, 1) / 60_000, Date.UTC(2036, 6, 1) / 60_000]
  const offsets = new Int16Array((last - first) / 15)
  const jumps: number[] = []
  const step = 360
  for (let minute = first; minute < last; minute += step) {
    const [before, after] = [readOffset(minute), readOffset(minute + step)]
    for (let inner = minute; inner < minute + step; inner += 15) {
      offsets[(inner - first) / 15] = before === after ? before : readOffset(inner)
    }
    if (before === after) continue
    for (let inner = minute + 1; inner <= minute + step; inner += 1) {
      if (readOffset(inner) !== readOffset(inner - 1)) jumps.push(inner)
    }
  }
  const wallAt = (minute: number) => minute + (offsets[Math.floor((minute - first) / 15)] ?? 0)
  return { wallAt, jumps }
}
