import type { DayOfWeek } from '@promenade/domain/calendar/dates'
import type { Hours } from '@promenade/domain/mall/hours'
import { describe, expect, it } from 'vitest'
import { testTime, createTestStore, createTestContext } from '../../testing/page-context.ts'
import { differingLines } from './store-lines.server.ts'

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

const usual = openDaily(10, 22)
const store = createTestStore({ hours: openDaily(12, 20) })

function textAt(time: string, centre = usual, locale: 'en' | 'es' = 'en') {
  const lines = differingLines(createTestContext({ now: testTime(time), locale }, { hours: centre }))(store)
  return lines?.[0]?.text
}

describe('the tile of a store among many', () => {
  it('shows that it is closed while the centre is open, and nothing while both are alike', () => {
    expect(textAt('2026-11-20 11:00')).toBe('Open Today')
    expect(textAt('2026-11-20 11:00', undefined, 'es')).toBe('Abre hoy')
    expect(textAt('2026-11-20 11:59')).toBe('Open Today')
    expect(textAt('2026-11-20 13:00')).toBeUndefined()
    expect(textAt('2026-11-20 21:00')).toBe('Closed Now')
    expect(textAt('2026-11-20 21:00', undefined, 'es')).toBe('Cerrado ahora')
    expect(textAt('2026-11-20 23:00')).toBeUndefined()
  })

  it('shows that it is open while the centre is closed', () => {
    const dark = openDaily(6, 9)
    expect(textAt('2026-11-20 13:00', dark)).toBe('Open Now')
    expect(textAt('2026-11-20 13:00')).toBeUndefined()
  })
})
