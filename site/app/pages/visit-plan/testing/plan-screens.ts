import type { DayOfWeek } from '@promenade/domain/calendar/dates'
import type { Hours } from '@promenade/domain/mall/hours'
import { map, stores } from '../../../../testing/map-request.ts'
import {
  testTime,
  createTestContext,
  createTestEvent,
  createTestPromotion,
} from '../../../../testing/page-context.ts'
import { visitScreen } from '../visit-screen.server.ts'

const week: readonly DayOfWeek[] = [0, 1, 2, 3, 4, 5, 6]
export const hours: Hours = {
  regular: week.map((dayOfWeek) => ({ dayOfWeek, hours: { kind: 'open', opens: 600, closes: 1260 } })),
  holidays: [],
}
export const early: Hours = {
  regular: week.map((dayOfWeek) => ({ dayOfWeek, hours: { kind: 'open', opens: 600, closes: 815 } })),
  holidays: [],
}
const evening = createTestEvent({
  id: '7',
  slug: 'shanties',
  name: 'Shanties',
  showsTimes: true,
  period: { start: testTime('2026-11-20 15:00'), end: testTime('2026-11-20 16:00') },
})
/** A mall with two stores on the map, an offer and an event. */
export const content = {
  map,
  stores,
  hours,
  events: [evening],
  promotions: [createTestPromotion({ id: '4', name: 'Coats', owner: { kind: 'store', storeId: '2' } })],
}

export function screenOf(search: string, changes: object = {}, now = '2026-11-20 13:00') {
  const context = createTestContext(
    { now: testTime(now), path: '/plan-my-visit' },
    { ...content, ...changes },
  )
  return visitScreen(context, new URLSearchParams(search))
}

export function answerOf(search: string, changes: object = {}) {
  const { answer } = screenOf(search, changes)
  if (answer === undefined) throw new Error('There are stops in the query.')
  return answer
}
