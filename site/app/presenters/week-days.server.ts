import type { DayHours } from '@promenade/domain/hours/hours'
import type { HoursWeek } from '@promenade/domain/hours/hours-week'
import type { WeekHoursDay } from '../components/week-hours/week-hours.tsx'
import { atLineStart, formatDate, formatWeekday } from './format.ts'
import { dayHoursText } from './hours-lines.server.ts'
import type { PageContext } from '../page-context.ts'

export function weekDays(week: HoursWeek, context: PageContext): WeekHoursDay[] {
  return week.days.map(({ date, hours, holidayName, isToday }) => ({
    iso: date,
    weekday: atLineStart(formatWeekday(date, context.locale)),
    date: formatDate(date, context.locale),
    hours: dayHoursText(hours, context),
    holiday: holidayName,
    isToday,
    span: spanOf(hours),
  }))
}

function spanOf(hours: DayHours | undefined): WeekHoursDay['span'] {
  if (hours === undefined || hours.kind === 'closed') return undefined
  if (hours.kind === 'all-day') return { from: 0, to: 1440 }
  const { opens, closes } = hours
  return { from: opens, to: closes > opens ? closes : closes + 1440 }
}
