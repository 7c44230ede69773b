import { describe, expect, it } from 'vitest'
import { instantAt } from '../calendar/instants.ts'
import { monthSpan, nextDays, weekendFrom } from './spans-of-days.ts'

const timeZone = 'America/Halifax'
const at = (date: string, hour: number) => instantAt(date, hour * 60, timeZone)

describe('weekendFrom', () => {
  const weekend = { from: at('2026-11-20', 17), to: at('2026-11-23', 0) }

  it.each([
    ['Monday’s first instant', at('2026-11-16', 0)],
    ['Friday noon', at('2026-11-20', 12)],
    ['Friday evening', at('2026-11-20', 19)],
    ['Saturday', at('2026-11-21', 9)],
    ['Sunday’s last instant', at('2026-11-23', 0) - 1],
  ])('is this week’s on %s', (_, now) => {
    expect(weekendFrom(now, timeZone)).toEqual(weekend)
  })

  it('is the next one from Monday on', () => {
    expect(weekendFrom(at('2026-11-23', 0), timeZone).from).toBe(at('2026-11-27', 17))
  })

  it('has 56 hours when the clocks go back in it', () => {
    const { from, to } = weekendFrom(at('2026-10-30', 12), timeZone)
    expect((to - from) / 3_600_000).toBe(56)
  })
})

describe('nextDays', () => {
  it('runs from now to the end of the last day, today the first', () => {
    const now = at('2026-11-20', 15)
    expect(nextDays(now, timeZone, 1)).toEqual({ from: now, to: at('2026-11-21', 0) })
    expect(nextDays(now, timeZone, 7)).toEqual({ from: now, to: at('2026-11-27', 0) })
    expect(nextDays(at('2026-11-20', 0), timeZone, 1).to).toBe(at('2026-11-21', 0))
  })
})

describe('monthSpan', () => {
  it.each([
    ['2026-11', '2026-11-01', '2026-12-01'],
    ['2026-12', '2026-12-01', '2027-01-01'],
    ['2026-02', '2026-02-01', '2026-03-01'],
    ['2028-02', '2028-02-01', '2028-03-01'],
    ['2026-04', '2026-04-01', '2026-05-01'],
  ])('%s runs from %s on and before %s', (month, first, next) => {
    expect(monthSpan(month, timeZone)).toEqual({ from: at(first, 0), to: at(next, 0) })
  })

  it('has an hour more in the month the clocks go back', () => {
    const { from, to } = monthSpan('2026-11', timeZone)
    expect((to - from) / 3_600_000).toBe(30 * 24 + 1)
  })

  it.each(['2026-13', '2026', 'november', ''])('refuses %j', (month) => {
    expect(() => monthSpan(month, timeZone)).toThrow(RangeError)
  })
})
