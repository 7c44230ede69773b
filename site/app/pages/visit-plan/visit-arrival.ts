import { dateIn, instantAt, minuteOfDayIn, type EpochMs } from '@promenade/domain/calendar/instants'
import { selectableDates, checkDate } from '@promenade/domain/hours/selectable-dates'
import { hoursStatus } from '@promenade/domain/hours/hours-status'
import type { IsoDate } from '@promenade/domain/calendar/dates'
import { storeWindows } from '@promenade/domain/visit-plan/day-windows'
import type { PlanContext } from './plan-context.ts'
import { dateText } from '../../presenters/day-text.ts'
import type { VisitQuery } from './visit-query.ts'

/** When the visitor comes, with the errors of what was written. */
export interface VisitArrival {
  readonly at: EpochMs
  readonly date: IsoDate
  /** `14:05`. */
  readonly time: string
  /** True if nothing was chosen and the centre is not closed. */
  readonly isNow: boolean
  readonly first: IsoDate
  readonly last: IsoDate
  readonly dateFault?: string
  readonly timeFault?: string
  /** When the visit must be over. */
  readonly until?: EpochMs
  readonly untilFault?: string
}

/** For a day of unknown hours, or a closed one: 10 o'clock. */
const usualOpening = 600

/** The chosen day and time, else now or the next opening. */
export function visitArrival(query: VisitQuery, context: PlanContext): VisitArrival {
  const { timeZone, messages } = context
  const dates = selectableDates(context.content.hours, context)
  const judged = query.date === undefined ? undefined : checkDate(query.date, dates)
  const date = judged?.kind === 'selectable' ? judged.date : undefined
  const minute = query.time === undefined ? undefined : parseTime(query.time)
  const at = arrivalAt(date, minute, context)
  const written = minuteOfDayIn(at, timeZone)
  const words = messages.hours
  const dateFault =
    judged?.kind === 'unreadable'
      ? words.dateNotUnderstood(dates.first)
      : judged?.kind === 'past'
        ? words.datePast
        : judged?.kind === 'too late' && words.dateTooLate(dateText(dates.last, context))
  return {
    at,
    date: dateIn(at, timeZone),
    time: [Math.floor(written / 60), written % 60].map((part) => String(part).padStart(2, '0')).join(':'),
    isNow: query.date === undefined && query.time === undefined && at === context.now,
    first: dates.first,
    last: dates.last,
    ...(dateFault && { dateFault }),
    ...(query.time !== undefined && minute === undefined && { timeFault: messages.visitPlan.timeFault }),
    ...untilOf(query.until, at, context),
  }
}

/** On the day of the arrival, after it. */
function untilOf(
  text: string | undefined,
  arrival: EpochMs,
  { timeZone, messages }: PlanContext,
): Pick<VisitArrival, 'until' | 'untilFault'> {
  if (text === undefined) return {}
  const minute = parseTime(text)
  if (minute === undefined) return { untilFault: messages.visitPlan.timeFault }
  const until = instantAt(dateIn(arrival, timeZone), minute, timeZone)
  return until > arrival ? { until } : { untilFault: messages.visitPlan.untilFault }
}

function arrivalAt(date: IsoDate | undefined, minute: number | undefined, context: PlanContext): EpochMs {
  const { now, timeZone, content } = context
  const today = dateIn(now, timeZone)
  if (minute !== undefined) return instantAt(date ?? today, minute, timeZone)
  if (date === undefined) {
    const status = hoursStatus(content.hours, { now, timeZone })
    return (status?.kind === 'closed' ? status.opensAt : undefined) ?? now
  }
  const soonest = date === today ? now : -Infinity
  const opening = storeWindows(content.hours, { date, timeZone }).find(
    ({ kind, start, end }) => kind === 'opening' && end > soonest && dateIn(start, timeZone) === date,
  )
  return Math.max(opening?.start ?? instantAt(date, usualOpening, timeZone), soonest)
}

/** Minutes since midnight from `9:05`, `09:05` or `14.05`; undefined for another text. */
function parseTime(text: string): number | undefined {
  const [, hour = '', minute = ''] = /^([01]?\d|2[0-3])[:.]([0-5]\d)(?::[0-5]\d)?$/.exec(text) ?? []
  return hour === '' ? undefined : Number(hour) * 60 + Number(minute)
}
