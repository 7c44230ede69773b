import { addDays } from '@promenade/domain/calendar/dates'
import { dateIn, overAt, startOfDay } from '@promenade/domain/calendar/instants'
import type { MallEvent, NewsItem } from '@promenade/domain/mall/event'
import { inEventOrder, inNewsOrder, type Present } from '@promenade/domain/schedule/orders'
import { isShown, takesPlaceBetween } from '@promenade/domain/schedule/schedule'
import { type DaySpan, monthSpan, nextDays, weekendFrom } from '@promenade/domain/schedule/spans-of-days'
import type { PageContext } from '../../page-context.ts'
import { newsDate } from '../../presenters/story-card.server.ts'
import type { Selection, When } from './event-selection.ts'

/** A week is seven days from today, as on the home page. */
export const daysOfWeek = 7

/** Events of the selected kind and dates, in order. */
export function chosenEvents({ content, now }: PageContext, { kind, when }: Selection): readonly MallEvent[] {
  if (kind === 'news') return []
  const present = { now, timeZone: content.property.timeZone }
  const shown = content.events.filter((event) => isShown(event, now))
  const span = when && comingSpan(when, present)
  const chosen = span
    ? shown.filter(({ period }) => span.from < span.to && takesPlaceBetween(period, span.from, span.to))
    : shown
  return inEventOrder(chosen, present)
}

/** Today's current and coming events: those of today only come first. */
export function eventsToday({ content, now }: PageContext): readonly MallEvent[] {
  const { timeZone } = content.property
  const { from, to } = nextDays(now, timeZone, 1)
  const today = content.events.filter(
    (event) => isShown(event, now) && takesPlaceBetween(event.period, from, to),
  )
  const beginsToday = ({ period: { start } }: MallEvent) =>
    start !== undefined && start >= startOfDay(dateIn(now, timeZone), timeZone)
  return inEventOrder(today, { now, timeZone }).toSorted(
    (a, b) => Number(beginsToday(b)) - Number(beginsToday(a)),
  )
}

/** News of the selected kind and dates, latest first. */
export function chosenNews({ content, now }: PageContext, { kind, when }: Selection): readonly NewsItem[] {
  if (kind === 'events') return []
  const shown = content.news.filter((item) => isShown(item, now))
  const span = when && pastSpan(when, { now, timeZone: content.property.timeZone })
  return inNewsOrder(span ? shown.filter((item) => isWithin(newsDate(item), span)) : shown)
}

/** The remaining part of a selected span; empty if it is past. */
export function comingSpan(when: When, { now, timeZone }: Present): DaySpan {
  if (when === 'week') return nextDays(now, timeZone, daysOfWeek)
  const { from, to } = when === 'weekend' ? weekendFrom(now, timeZone) : calendarSpan(when, { now, timeZone })
  return { from: Math.max(from, now), to }
}

/** Spans of news are in the past: the last seven days; a weekend starts on Friday. */
function pastSpan(when: When, { now, timeZone }: Present): DaySpan {
  const today = dateIn(now, timeZone)
  if (when === 'week') {
    return { from: startOfDay(addDays(today, 1 - daysOfWeek), timeZone), to: overAt(today, timeZone) }
  }
  if (when !== 'weekend') return calendarSpan(when, { now, timeZone })
  const { from, to } = weekendFrom(now, timeZone)
  return { from: startOfDay(dateIn(from, timeZone), timeZone), to }
}

/** A day or a month, of which part may be past. */
function calendarSpan(when: Exclude<When, 'weekend' | 'week'>, { now, timeZone }: Present): DaySpan {
  if (when === 'month') return monthSpan(dateIn(now, timeZone).slice(0, 'YYYY-MM'.length), timeZone)
  if ('month' in when) return monthSpan(when.month, timeZone)
  return { from: startOfDay(when.day, timeZone), to: overAt(when.day, timeZone) }
}

function isWithin(at: number | undefined, { from, to }: DaySpan): boolean {
  return at !== undefined && from <= at && at < to
}
