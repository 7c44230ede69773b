import { isIsoDate, type IsoDate } from '@promenade/domain/calendar/dates'
import {
  dateIn,
  instantAt,
  minuteOfDayIn,
  overAt,
  startOfDay,
  type MinuteOfDay,
  type EpochMs,
} from '@promenade/domain/calendar/instants'
import { createMemo } from '@promenade/domain/calendar/memo'
import type { Period } from '@promenade/domain/mall/values'
import { readFlag } from './flag.ts'
import { isAbsent, isRow, ownValue, type Row } from './row.ts'

/** Cached: the hours of hundreds of stores share a few dates and times. */
const dateOf = createMemo<FoundDate | undefined>(5_000)
const timeOf = createMemo<MinuteOfDay | undefined>(5_000)

/** The zone for dates, and a function that reports invalid ones. */
export interface DateContext {
  readonly timeZone: string
  readonly note: (message: string) => void
}

/**
 * Decodes the period of a record. An end date includes its whole day in the mall's zone. With `showsTimes` the exact end
 * is used instead, if it is after the start; otherwise only its day is used. Without times the rule of `readLastDay`
 * applies. An invalid date is treated as absent, so that the record is shown.
 */
export function readPeriod(row: Row, context: DateContext, showsTimes = false): Period {
  const showFrom = readDate(row, 'show_on_web_date', context)
  const start = readDate(row, 'start_date', context)
  const isOpenEnded = readFlag(ownValue(row, 'no_end_date'))
  const end = isOpenEnded ? undefined : readDate(row, 'end_date', context)
  const exactEnd = showsTimes && end?.hasTime ? end.at : undefined
  const lastDay = end && (exactEnd === undefined ? end.lastDay : end.day)
  const endsExactly = exactEnd !== undefined && (start === undefined || start.at < exactEnd)
  return {
    ...(showFrom === undefined ? {} : { showFrom: showFrom.at }),
    ...(start === undefined ? {} : { start: start.at }),
    ...(exactEnd === undefined ? {} : { end: exactEnd }),
    ...(lastDay === undefined ? {} : { overAt: endsExactly ? exactEnd : overAt(lastDay, context.timeZone) }),
  }
}

/** Decodes an instant; a date without time is the start of that day in the mall's zone. Undefined for anything else. */
export function readInstant(row: Row, name: string, context: DateContext): EpochMs | undefined {
  return readDate(row, name, context)?.at
}

/** Decodes a day: the date as written, or the date of an instant in the mall's zone. Undefined for anything else. */
export function readDay(row: Row, name: string, context: DateContext): IsoDate | undefined {
  return readDate(row, name, context)?.day
}

/**
 * Decodes the last day of a range. Other platforms send the last second of that day in the editor's zone: 23:59:59 in
 * Hawaii is 02:59:59 of the next day in Seattle, and means the day before.
 */
export function readLastDay(row: Row, name: string, context: DateContext): IsoDate | undefined {
  return readDate(row, name, context)?.lastDay
}

/**
 * Decodes the first instant after a range. A date, and the last second of a day in any zone by the rule of `readLastDay`,
 * include their whole day; any other time is exact. Undefined for anything else.
 */
export function readOverAt(row: Row, name: string, context: DateContext): EpochMs | undefined {
  const end = readDate(row, name, context)
  return end && (end.isWholeDay ? overAt(end.lastDay, context.timeZone) : end.at)
}

/**
 * Decodes a time of day in minutes from an instant (as local time in the mall's zone), a local date with time, `18:30`,
 * `6:30 PM`, or an object with one of these as `utc` or `local`. `24:00` is 0. Undefined for anything else.
 */
export function readTime(value: unknown, timeZone: string): MinuteOfDay | undefined {
  if (isRow(value)) {
    return readTime(textOf(value, 'utc'), timeZone) ?? readTime(textOf(value, 'local'), timeZone)
  }
  if (typeof value !== 'string' || value.length > 40) return undefined
  return timeOf(`${timeZone} ${value}`, () => findTime(value, timeZone))
}

function findTime(value: string, timeZone: string): MinuteOfDay | undefined {
  const parts = readParts(value)
  if (parts === undefined) return readClock(value)
  if (parts.minute === undefined) return undefined
  return parts.at === undefined ? parts.minute : minuteOfDayIn(parts.at, timeZone)
}

function readDate(row: Row, name: string, context: DateContext): FoundDate | undefined {
  const value = ownValue(row, name)
  if (isAbsent(value)) return undefined
  const { timeZone } = context
  const found =
    typeof value === 'string' && value.length <= 40
      ? dateOf(`${timeZone} ${value}`, () => findDate(value, timeZone))
      : undefined
  if (found === undefined) context.note(`${name} is not a date; ignored`)
  return found
}

interface FoundDate {
  readonly at: EpochMs
  readonly day: IsoDate
  /** The day that the date means as the end of a range. */
  readonly lastDay: IsoDate
  readonly hasTime: boolean
  /** As the end of a range it means the whole day: it has no time, or is the last second of a day in some zone. */
  readonly isWholeDay: boolean
}

function findDate(value: string, timeZone: string): FoundDate | undefined {
  const parts = readParts(value)
  if (parts === undefined) return undefined
  const { day, minute } = parts
  if (minute === undefined)
    return { at: startOfDay(day, timeZone), day, lastDay: day, hasTime: false, isWholeDay: true }
  const times = { hasTime: true, isWholeDay: parts.second === 59 && endsADaySomewhere(minute * minuteMs) }
  if (parts.at === undefined) return { at: instantAt(day, minute, timeZone), day, lastDay: day, ...times }
  const dayThere = dateIn(parts.at, timeZone)
  const lastDay = endsADaySomewhere(parts.at) ? dateIn(parts.at - maxLag, timeZone) : dayThere
  return { at: parts.at, day: dayThere, lastDay, ...times }
}

/** Zones differ by quarters of an hour: an instant in the last minute of a quarter ends a day in some zone. */
function endsADaySomewhere(at: EpochMs): boolean {
  return Math.floor(at / minuteMs) % 15 === 14
}

const minuteMs = 60_000

/** Maximum lag of the editor's zone behind the mall's, in milliseconds: Hawaii is eleven hours behind Britain. */
const maxLag = 11 * 60 * minuteMs

/** The parts of a text: the day and the minute as written; with an offset also the instant. */
interface Parts {
  readonly day: IsoDate
  readonly minute?: number
  readonly second?: number
  readonly at?: EpochMs
}

function readParts(value: string): Parts | undefined {
  const match = dateAndTime.exec(value.trim())?.groups
  const day = match?.['day']
  if (match === undefined || !isIsoDate(day) || !isNear(day)) return undefined
  if (match['hour'] === undefined) return { day }
  const [hour, minute, second] = [
    Number(match['hour']),
    Number(match['minute']),
    Number(match['second'] ?? 0),
  ]
  if (hour > 23 || minute > 59 || second > 59) return undefined
  const offset = match['offset']
  if (offset === undefined) return { day, minute: hour * 60 + minute, second }
  const at = Date.parse(
    `${day}T${match['hour']}:${match['minute']}:${two(second)}${millis(match['fraction'])}Z`,
  )
  return { day, minute: hour * 60 + minute, second, at: at - offsetMs(offset) }
}

const dateAndTime =
  /^(?<day>\d{4}-\d\d-\d\d)(?:[T ](?<hour>\d\d):(?<minute>\d\d)(?::(?<second>\d\d)(?<fraction>\.\d{1,9})?)?\s?(?<offset>Z|UTC|[+-]\d\d:?\d\d)?)?$/i

/** Dates outside these years are mistakes, and arithmetic on them could exceed four-digit years. */
function isNear(day: IsoDate): boolean {
  return day >= '1970-01-02' && day < '2200-01-01'
}

function two(number: number): string {
  return String(number).padStart(2, '0')
}

function millis(fraction: string | undefined): string {
  return (fraction ?? '.000').slice(0, 4).padEnd(4, '0')
}

function offsetMs(offset: string): number {
  const match = /^([+-])(\d\d):?(\d\d)$/.exec(offset)
  if (match === null) return 0
  const minutes = Number(match[2]) * 60 + Number(match[3])
  return (match[1] === '-' ? -minutes : minutes) * 60_000
}

function readClock(value: string): MinuteOfDay | undefined {
  const match = /^\s*(\d{1,2})(?::(\d\d))?(?::\d\d)?\s*(?:([ap])\.?m\.?)?\s*$/i.exec(value)
  if (match === null) return undefined
  const [hour, minute, half] = [Number(match[1]), Number(match[2] ?? 0), match[3]?.toLowerCase()]
  if (minute > 59) return undefined
  if (half !== undefined)
    return hour < 1 || hour > 12 ? undefined : ((hour % 12) + (half === 'p' ? 12 : 0)) * 60 + minute
  if (match[2] === undefined || hour > 24 || (hour === 24 && minute > 0)) return undefined
  return (hour % 24) * 60 + minute
}

function textOf(row: Row, name: string): unknown {
  const value = ownValue(row, name)
  return typeof value === 'string' ? value : undefined
}
