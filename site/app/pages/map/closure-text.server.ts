import { addDays } from '@promenade/domain/calendar/dates'
import { dateIn, type EpochMs, startOfDay } from '@promenade/domain/calendar/instants'
import type { Closure } from '@promenade/domain/mall/point-of-interest'
import { slugOf } from '@promenade/domain/map/place-slugs'
import type { PageContext } from '../../page-context.ts'
import { dateText } from '../../presenters/day-text.ts'
import { formatTime } from '../../presenters/format.ts'
import type { ClosureOf } from './plan-request.ts'

/** `Temporarily closed until December 3 · New doors`, `Temporarily closed until 6 p.m.` */
export function closureText(
  { until, why, isUnconfirmed }: Partial<Closure> = {},
  context: PageContext,
): string {
  const { closed, perhapsClosed } = context.messages.map
  const state = until === undefined ? closed : closedUntilText(until, context)
  return [isUnconfirmed === true ? perhapsClosed : state, why]
    .filter((text) => text !== undefined)
    .join(' · ')
}

/** The last day of whole ones, or a time: of today by itself, else with its day. */
function closedUntilText(until: EpochMs, context: PageContext): string {
  const { now, timeZone, locale, messages } = context
  const day = dateIn(until, timeZone)
  if (until === startOfDay(day, timeZone))
    return messages.map.closedUntil(dateText(addDays(day, -1), context))
  const time = formatTime(until, locale, timeZone)
  const isToday = day === dateIn(now, timeZone)
  return messages.map.closedUntilTime(time, isToday ? undefined : dateText(day, context))
}

/** Finds the name and the closure of a closed place by its slug. */
export function closureOf(context: PageContext): ClosureOf {
  const closed = context.content.pointsOfInterest
    .flatMap(({ locations }) => locations)
    .filter(({ isTemporarilyClosed }) => isTemporarilyClosed)
  return (slug) => {
    const place = closed.find((one) => slugOf(one.slug) === slug)
    return place && { name: place.name, text: closureText(place.closure, context) }
  }
}
