import { dateIn } from '@promenade/domain/calendar/instants'
import type { PageContext } from '../../page-context.ts'
import { bannerPicture } from '../../presenters/banner-picture.server.ts'
import { dateAnswer, headWithAnswer } from '../../presenters/date-answer.server.ts'
import { atLineStart, formatDayWithYear } from '../../presenters/format.ts'
import { holidayRows } from '../../presenters/holiday-rows.server.ts'
import { hoursLines, todaysHoursText } from '../../presenters/hours-lines.server.ts'
import { pageHead } from '../../presenters/page-head.server.ts'
import { mallData } from '../../presenters/structured-data/mall.server.ts'
import { weatherText } from '../../presenters/weather-text.server.ts'
import { weekView } from '../../presenters/week-view.server.ts'
import { wordingFor } from '../../presenters/wording.server.ts'

/** A year: a holiday that comes round again is listed once. */
const daysOfHolidays = 365

/** What `/hours` shows: this week or the one of `?date=`, the coming holidays, and the answer for one date. */
export function hoursScreen(visit: PageContext, query: URLSearchParams) {
  const wording = wordingFor(visit)
  const { messages, locale, timeZone, now } = wording
  const { hours } = visit.content
  const path = wording.href('/hours')
  const today = dateIn(now, timeZone)
  const question = dateAnswer(query.get('date'), { hours, of: 'centre', wording })
  const head = pageHead(visit, {
    image: bannerPicture(visit, 'Hours Banner'),
    title: messages.hours.title,
    description: messages.hours.intro,
    noindex: query.size > 0,
    structuredData: [mallData(visit)],
  })
  return {
    head: headWithAnswer(head, question, wording),
    path,
    lines: hoursLines(hours, wording),
    today: {
      iso: today,
      date: atLineStart(formatDayWithYear(today, locale)),
      hours: todaysHoursText(hours, wording),
      weather: weatherText(visit.weather, wording),
    },
    banner: bannerPicture(visit, 'Hours Banner'),
    week: weekView(hours, { date: question.date, asked: query.get('week'), page: `${path}#week`, wording }),
    holidays: holidayRows(hours, wording, daysOfHolidays),
    extra: hours.extra,
    question,
  }
}
