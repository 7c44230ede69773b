import { addDays } from '@promenade/domain/calendar/dates'
import { dateIn } from '@promenade/domain/calendar/instants'
import { comingHolidays } from '@promenade/domain/hours/coming-holidays'
import type { Hours } from '@promenade/domain/mall/hours'
import type { HolidayRow } from '../components/holiday-list/holiday-list.tsx'
import { daysText, needYears } from './day-text.ts'
import { atLineStart, formatShortDays } from './format.ts'
import { dayHoursText } from './hours-lines.server.ts'
import type { Clock, Words } from './page-parts.ts'

/** The holidays after today that are asked for next, in few words. */
export function nextHolidays(hours: Hours, context: Words & Clock) {
  const { now, timeZone, locale } = context
  const today = dateIn(now, timeZone)
  return comingHolidays(hours, context)
    .filter(({ from }) => from > today)
    .slice(0, maxNext)
    .map(({ from, to, name, hours: ofDays }) => ({
      iso: from,
      when: atLineStart(formatShortDays(from, to, locale)),
      name,
      hours: dayHoursText(ofDays, context),
    }))
}

/** They fit the first screen of a phone, above the field for any date. */
const maxNext = 3

/** Holidays that begin within this number of days, with dates and hours. */
export function holidayRows(hours: Hours, context: Words & Clock, days: number): HolidayRow[] {
  const { now, timeZone } = context
  const after = addDays(dateIn(now, timeZone), days)
  const holidays = comingHolidays(hours, { now, timeZone }).filter(({ from }) => from < after)
  const withYear = needYears(
    holidays.map(({ to }) => to),
    context,
  )
  return holidays.map(({ from, to, name, hours: ofDays }) => {
    const when = daysText(from, to, context, { withYear })
    return {
      key: `${from} ${to} ${name}`,
      title: name === '' ? when : name,
      when: name === '' ? undefined : when,
      hours: dayHoursText(ofDays, context),
    }
  })
}
