import type { DayOfWeek } from '@promenade/domain/calendar/dates'
import type { Hours } from '@promenade/domain/mall/hours'
import { describe, expect, it } from 'vitest'
import { createTestContext, createTestStore, testTime } from '../../../testing/page-context.ts'
import { closedStores } from './closed-stores.ts'
import { openTimes } from './open-times.server.ts'

const week: readonly DayOfWeek[] = [0, 1, 2, 3, 4, 5, 6]

function openDaily(opens: number, closes: number): Hours {
  return {
    regular: week.map((dayOfWeek) => ({
      dayOfWeek,
      hours: { kind: 'open', opens: opens * 60, closes: closes * 60 },
    })),
    holidays: [],
  }
}

const stores = [
  createTestStore({ slug: 'as-the-centre' }),
  createTestStore({ slug: 'late', hours: openDaily(12, 23) }),
  createTestStore({ slug: 'shut', isTemporarilyClosed: true }),
]
const times = openTimes(
  createTestContext({ now: testTime('2026-11-20 09:00') }, { stores, hours: openDaily(10, 22) }),
)

const closedAt = (time: string) => closedStores(times, testTime(time))

describe('the closed stores of the map', () => {
  it('open and close by their own hours, else by those of the centre, while the page is open', () => {
    expect(closedAt('2026-11-20 09:30')).toEqual(['as-the-centre', 'late', 'shut'])
    expect(closedAt('2026-11-20 10:00')).toEqual(['late', 'shut'])
    expect(closedAt('2026-11-20 12:00')).toEqual(['shut'])
    expect(closedAt('2026-11-20 22:00')).toEqual(['as-the-centre', 'shut'])
  })

  it('are not known for a page that is open for days', () => {
    expect(closedAt('2026-11-23 03:00')).toEqual(['shut'])
  })
})
