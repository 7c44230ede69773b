import type { Closure } from '@promenade/domain/mall/point-of-interest'
import { slugOf } from '@promenade/domain/map/place-slugs'
import type { PageContext } from '../../page-context.ts'
import { dateText } from '../../presenters/day-text.ts'
import type { ClosureOf } from './plan-request.ts'

/** `Temporarily closed until December 3 · New doors`. */
export function closureText(
  { until, why, isUnconfirmed }: Partial<Closure> = {},
  context: PageContext,
): string {
  const { closed, closedUntil, perhapsClosed } = context.messages.map
  const state = until === undefined ? closed : closedUntil(dateText(until, context))
  return [isUnconfirmed === true ? perhapsClosed : state, why]
    .filter((text) => text !== undefined)
    .join(' · ')
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
