import { describe, expect, it } from 'vitest'
import { isShown, scheduleOf, takesPlaceBetween } from './schedule.ts'

describe('scheduleOf', () => {
  const period = { showFrom: 10, start: 20, end: 25, overAt: 30 }

  it.each([
    [9, 'hidden'],
    [10, 'upcoming'],
    [19, 'upcoming'],
    [20, 'running'],
    [25, 'running'],
    [29, 'running'],
    [30, 'over'],
  ])('at %d is %s', (now, schedule) => {
    expect(scheduleOf(period, now)).toBe(schedule)
    expect(isShown({ period }, now)).toBe(schedule === 'upcoming' || schedule === 'running')
  })

  it('takes an absent bound as open', () => {
    expect(scheduleOf({}, 0)).toBe('running')
    expect(scheduleOf({ start: 20 }, 19)).toBe('upcoming')
    expect(scheduleOf({ start: 20 }, 1e15)).toBe('running')
    expect(scheduleOf({ overAt: 30 }, 0)).toBe('running')
    expect(scheduleOf({ showFrom: 10 }, 9)).toBe('hidden')
  })

  it('ends at the exact end where no last day is known', () => {
    expect(scheduleOf({ end: 25 }, 24)).toBe('running')
    expect(scheduleOf({ end: 25 }, 25)).toBe('over')
  })
})

describe('takesPlaceBetween', () => {
  const between = (period: Parameters<typeof takesPlaceBetween>[0]) => takesPlaceBetween(period, 100, 200)

  it('holds for what touches the span, bounds as instants', () => {
    expect(between({ start: 50, overAt: 100 })).toBe(false)
    expect(between({ start: 50, overAt: 101 })).toBe(true)
    expect(between({ start: 199, overAt: 300 })).toBe(true)
    expect(between({ start: 200, overAt: 300 })).toBe(false)
    expect(between({ start: 50, overAt: 300 })).toBe(true)
    expect(between({ start: 120, overAt: 130 })).toBe(true)
  })

  it('holds for open bounds', () => {
    expect(between({})).toBe(true)
    expect(between({ start: 50 })).toBe(true)
    expect(between({ start: 200 })).toBe(false)
    expect(between({ overAt: 101 })).toBe(true)
  })

  it('goes by the end where no last day is known', () => {
    expect(between({ start: 50, end: 100 })).toBe(false)
    expect(between({ start: 50, end: 101 })).toBe(true)
  })

  it('holds for a moment until its day is over, and ignores an end before its start', () => {
    expect(between({ start: 100, end: 100, overAt: 100 })).toBe(true)
    expect(between({ start: 90, end: 90, overAt: 130 })).toBe(true)
    expect(between({ start: 50, end: 50, overAt: 90 })).toBe(false)
    expect(between({ start: 150, end: 20, overAt: 160 })).toBe(true)
    expect(between({ start: 50, end: 20, overAt: 90 })).toBe(false)
  })
})
