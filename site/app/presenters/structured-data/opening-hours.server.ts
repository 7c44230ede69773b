import { addDays, type IsoDate, listDates } from '@promenade/domain/calendar/dates'
import { dateIn } from '@promenade/domain/calendar/instants'
import { calmHoursOn } from '@promenade/domain/hours/calm-hours'
import { comingHolidays } from '@promenade/domain/hours/coming-holidays'
import type { DayHours, Hours } from '@promenade/domain/mall/hours'
import { hoursOn } from '@promenade/domain/hours/hours-on'
import { regularWeek } from '@promenade/domain/hours/regular-week'
import type { DayOfWeek, OpeningHoursSpecificationLeaf } from 'schema-dts'
import type { Clock, Mall } from '../page-parts.ts'
import { someOf, thing } from './structured-data.ts'

const schemaDays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const
const daysOfHolidays = 365
const daysOfCalm = 14

/** The regular week, and exceptions within a year; undefined if unknown. */
export function openingHours(hours: Hours, context: Clock & Mall) {
  return { regular: someOf(regularDays(hours)), special: someOf(specialDays(hours, context)) }
}

/** The calm hours of the centre, date by date: a rule for every week would not hold on holidays. */
export function calmTimes({ now, content }: Clock & Mall): OpeningHoursSpecificationLeaf[] {
  const { timeZone } = content.property
  const today = dateIn(now, timeZone)
  return Array.from({ length: daysOfCalm }, (_, day) => addDays(today, day)).flatMap((date) =>
    calmHoursOn(content.hours, date, timeZone).map(({ starts, ends }) =>
      specialDay(date, { kind: 'open', opens: starts, closes: ends }),
    ),
  )
}

function regularDays(hours: Hours): OpeningHoursSpecificationLeaf[] {
  return regularWeek(hours).map(({ dayOfWeek, hours: ofDay }) =>
    thing<OpeningHoursSpecificationLeaf>({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: dayName(dayOfWeek),
      ...openingTimes(ofDay),
    }),
  )
}

/** Each date from the evaluator that pages use. */
function specialDays(hours: Hours, { now, content }: Clock & Mall): OpeningHoursSpecificationLeaf[] {
  const { timeZone } = content.property
  const today = dateIn(now, timeZone)
  const dates = comingHolidays(hours, { now, timeZone }).flatMap(({ from, to }) => firstDates(from, to))
  return [...new Set(dates)]
    .filter((date) => date >= today && date < addDays(today, daysOfHolidays))
    .flatMap((date) => {
      const { hours: ofDay } = hoursOn(hours, date)
      return ofDay === undefined ? [] : [specialDay(date, ofDay)]
    })
}

function specialDay(date: IsoDate, hours: DayHours): OpeningHoursSpecificationLeaf {
  return thing<OpeningHoursSpecificationLeaf>({
    '@type': 'OpeningHoursSpecification',
    validFrom: date,
    validThrough: date,
    ...openingTimes(hours),
  })
}

function dayName(day: number): DayOfWeek | undefined {
  const name = schemaDays[day]
  return name && `https://schema.org/${name}`
}

/** Schema.org: closed means that it opens and closes at midnight. */
function openingTimes(hours: DayHours): { opens: string; closes: string } {
  if (hours.kind === 'closed') return { opens: '00:00', closes: '00:00' }
  if (hours.kind === 'all-day') return { opens: '00:00', closes: '23:59' }
  return { opens: clock(hours.opens), closes: clock(hours.closes) }
}

function clock(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
}

/** Bounded, in case a period never ends. */
function firstDates(from: IsoDate, to: IsoDate): readonly IsoDate[] {
  const last = addDays(from, daysOfHolidays - 1)
  return listDates(from, to < last ? to : last)
}
