import type { DayHours, Hours } from '@promenade/domain/mall/hours'
import type { HoursWeek } from '@promenade/domain/hours/hours-week'
import type { WeekHoursDay } from '../components/week-hours/week-hours.tsx'
import { calmTextOn } from './calm-hours.server.ts'
import { atLineStart, formatDate, formatWeekday } from './format.ts'
import { dayHoursText } from './hours-lines.server.ts'
import type { Clock, Words } from './page-parts.ts'

export function weekDays(hours: Hours, week: HoursWeek, context: Words & Clock): WeekHoursDay[] {
  return week.days.map(({ date, hours: dayHours, holidayName, isToday }) => ({
    iso: date,
    weekday: atLineStart(formatWeekday(date, context.locale)),
    date: formatDate(date, context.locale),
    hours: dayHoursText(dayHours, context),
    holiday: holidayName,
    isToday,
    calm: calmOn(hours, date, context),
    span: spanOf(dayHours),
  }))
}

function calmOn(hours: Hours, date: string, context: Words & Clock): string | undefined {
  const times = calmTextOn(hours, date, context)
  return times && context.messages.calm.onDay(times)
}

function spanOf(hours: DayHours | undefined): WeekHoursDay['span'] {
  if (hours === undefined || hours.kind === 'closed') return undefined
  if (hours.kind === 'all-day') return { from: 0, to: 1440 }
  const { opens, closes } = hours
  return { from: opens, to: closes > opens ? closes : closes + 1440 }
}
