import { addDays, type DayOfWeek, type IsoDate } from '@promenade/domain/calendar/dates'
import { dateIn, startOfDay, type EpochMs } from '@promenade/domain/calendar/instants'
import { calmChanges, calmHoursOn, calmStatus } from '@promenade/domain/hours/calm-hours'
import type { CalmHours, Hours } from '@promenade/domain/mall/hours'
import type { TimedLine } from '../components/timed-line/timed-line.tsx'
import type { Clock, Words } from './page-parts.ts'
import { atLineStart, formatDay, formatTime, formatWeekday } from './format.ts'
import { openingText } from './opening-text.ts'
import { langOf } from './lang-of.ts'

/** The current or next calm hours in words, now and at each change of the next two days; empty without any. */
export function calmLines(hours: Hours, context: Words & Clock): readonly TimedLine[] {
  const { now, timeZone } = context
  if (hours.calm === undefined) return []
  const midnights = [1, 2].map((day) => startOfDay(addDays(dateIn(now, timeZone), day), timeZone))
  const changes = [...calmChanges(hours, timeZone, now), ...midnights].filter((at) => at > now)
  return [now, ...changes.toSorted((a, b) => a - b)].map((at) => ({
    at,
    text: statusText(hours, at, context),
  }))
}

/** The same for today only: empty while the next calm hours are on another day. */
export function calmLinesToday(hours: Hours, context: Words & Clock): readonly TimedLine[] {
  const { timeZone } = context
  return calmLines(hours, context).map(({ at, text }) => {
    const status = calmStatus(hours, { now: at, timeZone })
    const isToday = status !== undefined && (status.isNow || status.span.date === dateIn(at, timeZone))
    return { at, text: isToday ? text : '' }
  })
}

/** The recurring calm hours as the mall writes them. */
export function calmRules(hours: Hours, context: Words) {
  return (hours.calm ?? []).map((calm) => ({
    when: ruleText(calm, context),
    note: calm.note,
    lang: langOf(calm, 'note'),
  }))
}

/** The calm hours of a date in one text: `10 a.m. to 12 p.m.`; undefined without any. */
export function calmTextOn(hours: Hours, date: IsoDate, context: Words & Clock): string | undefined {
  const spans = calmHoursOn(hours, date, context.timeZone)
  if (spans.length === 0) return undefined
  const list = new Intl.ListFormat(context.locale, { type: 'conjunction' })
  return list.format(spans.map(({ starts, ends }) => openingText({ opens: starts, closes: ends }, context)))
}

function statusText(hours: Hours, at: EpochMs, context: Words & Clock): string {
  const { messages, locale, timeZone } = context
  const words = messages.calm
  const status = calmStatus(hours, { now: at, timeZone })
  if (status === undefined) return ''
  const { isNow, span } = status
  if (isNow) return words.nowUntil(formatTime(span.end, locale, timeZone))
  const times = openingText({ opens: span.starts, closes: span.ends }, context)
  const today = dateIn(at, timeZone)
  if (span.date === today) return words.today(times)
  const isFar = span.date >= addDays(today, 7)
  return words.next(isFar ? formatDay(span.date, locale) : formatWeekday(span.date, locale), times)
}

function ruleText({ days, starts, ends }: CalmHours, context: Words): string {
  const { locale, messages } = context
  const list = new Intl.ListFormat(locale, { type: 'conjunction' })
  const names = mondayFirst
    .filter((day) => days.includes(day))
    .map((day) => formatWeekday(dateOf(day), locale))
  const when =
    names.length === mondayFirst.length ? messages.calm.everyDay : messages.calm.every(list.format(names))
  return atLineStart(`${when}, ${openingText({ opens: starts, closes: ends }, context)}`)
}

const mondayFirst: readonly DayOfWeek[] = [1, 2, 3, 4, 5, 6, 0]

/** Any date on this day of the week. */
function dateOf(day: DayOfWeek): IsoDate {
  return addDays('2026-11-22', day)
}
