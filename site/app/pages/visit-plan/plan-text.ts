import type { EpochMs } from '@promenade/domain/calendar/instants'
import type { UnservedReason, VisitWarning } from '@promenade/domain/visit-plan/visit-plan'
import type { PlanContext } from './plan-context.ts'
import { formatTime } from '../../presenters/format.ts'
import type { PlannedStop, QueryPlan } from './plan-for-query.ts'

/** `45 min`, `1 h 30 min`; rounded, and at least a minute. */
export function minutesText(seconds: number, { messages }: PlanContext): string {
  const words = messages.visitPlan
  const count = Math.max(1, Math.round(seconds / 60))
  const text = count < 60 ? words.minutes(count) : words.hours(Math.floor(count / 60), count % 60)
  // A no-break space between number and unit.
  return text.replaceAll(/(?<=\d) /g, '\u00A0')
}

export function timeText(at: EpochMs, { locale, timeZone }: PlanContext): string {
  return formatTime(at, locale, timeZone)
}

export function warningText(warning: VisitWarning, { messages }: PlanContext): string {
  const words = messages.visitPlan
  if (warning.kind === 'unknown-hours') return words.unknownHours
  return warning.kind === 'event-already-running'
    ? words.running(warning.minutes)
    : words.closesSoon(warning.minutes)
}

/** Why a stop is not in the plan. */
export function reasonText(
  reason: UnservedReason,
  stop: PlannedStop,
  { stops, query, arrival }: Pick<QueryPlan, 'stops' | 'query' | 'arrival'>,
  context: PlanContext,
): string {
  const { reasons: words } = context.messages.visitPlan
  switch (reason.kind) {
    case 'closed':
      if (stop.record.closure !== undefined) return words[stop.record.closure]
      return stop.chosen.record.type === 'store' ? words.closed : words.event
    case 'over':
      return words.over(timeText(reason.overAt, context))
    case 'too-short':
      return words.tooShort(reason.minutes)
    case 'leave-by':
      return words.leaveBy(arrival.until === undefined ? '' : timeText(arrival.until, context))
    case 'no-route':
      return query.isStepFree ? words.noStepFree : words.noRoute
    case 'conflict':
      return words.conflict(listText(reason.with, stops, context))
    case 'not-enough-time':
      return words.notEnoughTime
    case 'wrong-place':
      return words.wrongPlace
    case 'left-out':
      return words.leftOut
  }
}

/** Any one of them. */
function listText(items: readonly string[], stops: readonly PlannedStop[], { locale }: PlanContext): string {
  const names = items.flatMap((item) => stops.find(({ chosen }) => chosen.item === item)?.record.name ?? [])
  return new Intl.ListFormat(locale, { type: 'disjunction' }).format(names)
}
