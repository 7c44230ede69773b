import { isIsoDate, type IsoDate } from '@promenade/domain/calendar/dates'
import { selectableDates } from '@promenade/domain/hours/selectable-dates'
import type { Hours } from '@promenade/domain/mall/hours'
import { hoursWeek } from '@promenade/domain/hours/hours-week'
import type { WeekNavigationProps } from '../components/week-hours/week-navigation.tsx'
import { daysText } from './day-text.ts'
import { weekDays } from './week-days.server.ts'
import { formatQuery } from '../route-handle.ts'
import type { Clock, Words } from './page-parts.ts'

/**
 * A week of hours with links to the adjacent ones, which keep `date`: the requested week, else that of `date`, else this
 * week. Weeks without known hours have no link; requesting one shows this week.
 */
export function weekView(
  hours: Hours,
  {
    date,
    requested,
    page,
    context,
  }: { date?: IsoDate | undefined; requested: string | null; page: string; context: Words & Clock },
) {
  const { messages, now, timeZone } = context
  const { first, last } = selectableDates(hours, { now, timeZone })
  const shown = isIsoDate(requested) && requested <= last ? requested : (date ?? first)
  const week = hoursWeek(hours, { date: shown < first ? first : shown, timeZone, now })
  const [path, hash = ''] = page.split('#')
  const linkTo = (monday: IsoDate) => `${path}${formatQuery<'date' | 'week'>({ date, week: monday })}#${hash}`
  const range = daysText(week.from, week.to, context)
  const links: WeekNavigationProps['links'] = {
    previous: week.previous && linkTo(week.previous),
    current: week.isCurrent ? undefined : date === undefined ? page : linkTo(first),
    next: week.next <= last ? linkTo(week.next) : undefined,
  }
  return {
    title: week.isCurrent ? messages.hours.thisWeek : range,
    range,
    announcement: week.isCurrent ? `${messages.hours.thisWeek}: ${range}` : range,
    isCurrent: week.isCurrent,
    isRequested: shown === requested && !week.isCurrent,
    days: weekDays(hours, week, context),
    links,
  }
}
