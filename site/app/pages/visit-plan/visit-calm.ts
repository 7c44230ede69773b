import { minuteOfDayIn } from '@promenade/domain/calendar/instants'
import { calmHoursOn } from '@promenade/domain/hours/calm-hours'
import type { PlanContext } from './plan-context.ts'
import { openingText } from '../../presenters/opening-text.ts'
import type { QueryPlan } from './plan-for-query.ts'
import { timeText } from './plan-text.ts'
import { visitSearch } from './visit-query.ts'

/** The calm hours of the day of the visit, with a link to come then; undefined on a day without any. */
export function visitCalm(
  { arrival, query, shown }: QueryPlan,
  context: PlanContext,
): { readonly text: string; readonly change?: { readonly to: string; readonly text: string } } | undefined {
  const { content, timeZone, messages, now, href } = context
  const words = messages.visitPlan.calm
  const spans = calmHoursOn(content.hours, arrival.date, timeZone).filter(({ end }) => end > now)
  const current = spans.find(({ start, end }) => start <= arrival.at && arrival.at < end)
  if (current !== undefined) return { text: words.onArrival(timeText(current.end, context)) }
  const [next] = spans.toSorted((a, b) => Math.abs(a.start - arrival.at) - Math.abs(b.start - arrival.at))
  if (next === undefined) return undefined
  const times = openingText({ opens: next.starts, closes: next.ends }, context)
  const isDuring = next.start > arrival.at && next.start < shown.totals.end
  const from = Math.max(next.start, now)
  const change = {
    to: href('/plan-my-visit') + visitSearch({ ...query, date: next.date, time: clockAt(from, context) }),
    text: words.comeThen(timeText(from, context)),
  }
  return { text: isDuring ? words.during(times) : words.onDay(times), change }
}

/** As the field of the form has it: `14:05`. */
export function clockAt(at: number, { timeZone }: PlanContext): string {
  const minute = minuteOfDayIn(at, timeZone)
  return [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':')
}
