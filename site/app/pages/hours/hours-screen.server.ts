import { dateIn } from '@promenade/domain/calendar/instants'
import { hoursOn } from '@promenade/domain/hours/hours-on'
import { placesOfAtmosphere } from '@promenade/domain/mall/point-of-interest'
import type { PageContext } from '../../page-context.ts'
import type { Query } from '../../route-handle.ts'
import { calmLines, calmLinesToday, calmRules } from '../../presenters/calm-hours.server.ts'
import { bannerPicture } from '../../presenters/banner-picture.server.ts'
import { chosenDates, hoursOnDate, headWithHours } from '../../presenters/hours-on-date.server.ts'
import { atLineStart, formatDayWithYear } from '../../presenters/format.ts'
import { holidayRows, nextHolidays } from '../../presenters/holiday-rows.server.ts'
import { hoursLines, todaysHoursText } from '../../presenters/hours-lines.server.ts'
import { headNaming, pageHead } from '../../presenters/page-head.server.ts'
import { reportLink } from '../../presenters/report-link.server.ts'
import { mallData } from '../../presenters/structured-data/mall.server.ts'
import { weatherText } from '../../presenters/weather-text.server.ts'
import { weekView } from '../../presenters/week-view.server.ts'
import { textHtml } from '../../presenters/text-html.server.ts'

/** A year, so that each holiday is listed once. */
const daysOfHolidays = 365

/** `/hours`: this week or another, the coming holidays, and the hours on one date. */
export function hoursScreen(context: PageContext, query: Query<'date' | 'week'>) {
  const { messages, locale, timeZone, now } = context
  const { hours } = context.content
  const path = context.href('/hours')
  const today = dateIn(now, timeZone)
  const question = hoursOnDate(query.get('date'), { hours, of: 'centre', context })
  const head = pageHead(context, {
    image: bannerPicture(context, 'Hours Banner'),
    title: messages.hours.title,
    description: messages.hours.intro,
    noindex: query.size > 0,
    structuredData: [mallData(context)],
  })
  const week = weekView(hours, {
    date: question.date,
    requested: query.get('week'),
    page: `${path}#week`,
    context,
  })
  return {
    head: headNaming(chosenDates(question, week, context), headWithHours(head, question, context)),
    path,
    lines: hoursLines(hours, context),
    today: {
      iso: today,
      date: atLineStart(formatDayWithYear(today, locale)),
      hours: todaysHoursText(hours, context),
      holiday: hoursOn(hours, today).holidayName,
      weather: weatherText(context.weather, context),
    },
    intro: messages.hours.intro,
    banner: bannerPicture(context, 'Hours Banner'),
    week,
    nextHolidays: nextHolidays(hours, context),
    holidays: holidayRows(hours, context, daysOfHolidays),
    calm: hours.calm && calmView(context),
    extra: textHtml(hours.extra, context),
    report: reportLink({ kind: 'hours' }, context),
    question,
  }
}

export type HoursScreen = ReturnType<typeof hoursScreen>

/** The calm hours of the centre, with links to its quiet places and to a calendar of them. */
function calmView(context: PageContext) {
  const { messages, content, origin, href } = context
  const { title, notOnHolidays, places, calendar } = messages.calm
  const hasPlaces =
    content.map !== undefined && placesOfAtmosphere(content.pointsOfInterest, 'quiet').length > 0
  return {
    title,
    lines: calmLines(content.hours, context),
    today: calmLinesToday(content.hours, context),
    rules: calmRules(content.hours, context),
    notOnHolidays,
    places: hasPlaces ? { to: href('/map?show=quiet'), text: places } : undefined,
    calendar: { to: `${origin}${href('/calm-hours.ics')}`.replace(/^https?:/, 'webcal:'), text: calendar },
  }
}
