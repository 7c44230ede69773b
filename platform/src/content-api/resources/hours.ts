import { recordsOf } from '../read-kind.ts'
import type { CalmHoursJson, HolidayHoursJson, HoursJson } from '@promenade/contract/kinds/hours/response'
import { addDays, dayOfWeek } from '@promenade/domain/calendar/dates'
import { dateIn, instantAt, startOfDay } from '@promenade/domain/calendar/instants'
import { dayNames } from '@promenade/domain/calendar/yearly-day'
import type { DayHours, Hours } from '@promenade/domain/mall/hours'
import { hoursOn } from '@promenade/domain/hours/hours-on'
import { storeHours } from '@promenade/domain/hours/store-hours'
import { type ContentRequest, timeZoneOf } from '../content-request.ts'
import { inOrder } from '../in-order.ts'
import { dayHours, type ExpandedHours, expandHours, toHours, type WrittenHours } from '../expand-hours.ts'
import { createTexts } from '../texts.ts'

export function getHours(request: ContentRequest): HoursJson {
  const centre = expandCentreHours(request)
  return encode(centre, toHours(centre), request)
}

/** Creates a function that encodes the hours of a store; null where it has none of its own. */
export function createStoreHoursEncoder(
  request: ContentRequest,
): (written: WrittenHours | undefined) => HoursJson | null {
  const centre = toHours(expandCentreHours(request))
  const today = todayOf(request)
  return (written) => {
    if (written === undefined) return null
    const own = expandHours(written, today, centre)
    const isEmpty = [own.regular, own.holidays, own.calm].every((part) => part.length === 0)
    if (isEmpty && own.extra === undefined) return null
    return encode(own, storeHours(toHours(own), centre).hours, request)
  }
}

function expandCentreHours(request: ContentRequest): ExpandedHours {
  const { documents } = request
  const { regular = {}, calm = [], extra } = recordsOf.hours(documents)[0]?.value ?? {}
  const holidays = inOrder(recordsOf['special-day'](documents)).map(({ value }) => value)
  return expandHours({ regular, calm, extra, holidays }, todayOf(request))
}

function todayOf({ documents, now }: ContentRequest): string {
  return dateIn(now.getTime(), timeZoneOf(documents))
}

/** The ids of rows are their places in the list. */
function encode(expanded: ExpandedHours, hours: Hours, request: ContentRequest): HoursJson {
  const { locale, documents } = request
  const timeZone = timeZoneOf(documents)
  const texts = createTexts(locale)
  const extra_hours = texts.optional('extra_hours', expanded.extra)
  return {
    regular_hours: expanded.regular.map((day, index) => ({
      id: index + 1,
      day_of_week: day.dayOfWeek,
      ...encodeOpening(day.hours, timeZone),
    })),
    holiday_hours: expanded.holidays.map((day, index) => encodeHoliday(day, index + 1, request)),
    calm_hours: expanded.calm.map((calm, index) => encodeCalmHours(calm, index + 1, request)),
    extra_hours: { extra_hours, untranslated_fields: texts.untranslated },
    todays_hours: encodeToday(hours, request),
  }
}

function encodeHoliday(
  { from, to, name, hours }: ExpandedHours['holidays'][number],
  id: number,
  { documents, locale }: ContentRequest,
): HolidayHoursJson {
  const timeZone = timeZoneOf(documents)
  const midnight = (date: string) => toInstant(startOfDay(date, timeZone))
  const texts = createTexts(locale)
  return {
    id,
    holiday_date: midnight(from),
    holiday_end_date: to === from ? null : midnight(to),
    holiday_name: texts.text('holiday_name', name),
    is_holiday: true,
    ...encodeOpening(hours, timeZone),
    untranslated_fields: texts.untranslated,
  }
}

function encodeCalmHours(
  { days, hours, note }: ExpandedHours['calm'][number],
  id: number,
  { locale }: ContentRequest,
): CalmHoursJson {
  const texts = createTexts(locale)
  const span = dayHours(hours)
  const [starts, ends] = span.kind === 'open' ? [span.opens, span.closes] : [0, 0]
  return {
    id,
    days_of_week: dayNames.flatMap((name, day) => (days.includes(name) ? [day] : [])),
    start_time: formatTime(starts),
    end_time: formatTime(ends),
    note: texts.optional('note', note),
    untranslated_fields: texts.untranslated,
  }
}

/** The date of all opening and closing times; clients use only the local time of these instants. */
const dayOfTimes = '2000-01-01'

function encodeOpening(hours: DayHours, timeZone: string) {
  const time = (minute: number) => toInstant(instantAt(dayOfTimes, minute, timeZone))
  return {
    open_time: hours.kind === 'open' ? time(hours.opens) : null,
    close_time: hours.kind === 'open' ? time(hours.closes) : null,
    is_closed: hours.kind === 'closed',
    open_full_day: hours.kind === 'all-day',
  }
}

function encodeToday(hours: Hours, request: ContentRequest): HoursJson['todays_hours'] {
  const timeZone = timeZoneOf(request.documents)
  const today = todayOf(request)
  const day = hoursOn(hours, today).hours
  if (day === undefined) return null
  const at = (date: string, minute: number) => ({
    utc: toInstant(instantAt(date, minute, timeZone)),
    local: formatTime(minute),
  })
  return {
    day_of_week: dayOfWeek(today),
    open_time: day.kind === 'open' ? at(today, day.opens) : null,
    close_time: day.kind === 'open' ? at(closingDay(today, day), day.closes) : null,
    is_closed: day.kind === 'closed',
    open_full_day: day.kind === 'all-day',
  }
}

function closingDay(today: string, { opens, closes }: Extract<DayHours, { kind: 'open' }>): string {
  return closes > opens ? today : addDays(today, 1)
}

function formatTime(minute: number): string {
  const twoDigits = (number: number) => String(number).padStart(2, '0')
  return `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`
}

function toInstant(epochMs: number): string {
  return new Date(epochMs).toISOString()
}
