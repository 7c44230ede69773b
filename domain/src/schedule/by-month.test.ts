import { describe, expect, it } from 'vitest'
import { instantAt, overAt } from '../calendar/instants.ts'
import type { Period } from '../mall/values.ts'
import { byMonth } from './by-month.ts'
import { takesPlaceBetween } from './schedule.ts'
import { nextDays } from './spans-of-days.ts'

const timeZone = 'America/Halifax'
const now = instantAt('2026-11-20', 13 * 60, timeZone)

describe('events by month', () => {
  it('list a long event once, in the current month, and a future event in the month of its start', () => {
    const events = [
      event('christmas', days('2026-12-24', '2026-12-26')),
      event('rink', days('2026-10-15', '2027-02-28')),
      event('tonight', days('2026-11-20', '2026-11-20')),
      event('into december', days('2026-11-28', '2026-12-05')),
      event('always', {}),
      event('next year', days('2027-01-02', '2027-01-02')),
    ]
    const groups = byMonth(events, { now, timeZone })
    expect(groups.map(({ month, events: inMonth }) => [month, inMonth.map(({ id }) => id)])).toEqual([
      ['2026-11', ['tonight', 'rink', 'always', 'into december']],
      ['2026-12', ['christmas']],
      ['2027-01', ['next year']],
    ])
  })

  it('keep an evening at the end of a month in its month, after midnight too', () => {
    const lastEvening = instantAt('2026-11-30', 20 * 60, timeZone)
    const night = event('night', { start: lastEvening, end: lastEvening + 5 * 3_600_000 })
    expect(byMonth([night], { now, timeZone })[0]?.month).toBe('2026-11')
  })
})

describe('the coming seven days', () => {
  const { from, to } = nextDays(now, timeZone, 7)

  it.each([
    ['has run since long ago and goes on', days('2026-10-15', '2027-02-28'), true],
    ['runs without end', { start: instantAt('2026-06-01', 0, timeZone) }, true],
    ['ends today', days('2026-10-15', '2026-11-20'), true],
    ['begins on the last of them', days('2026-11-26', '2027-01-10'), true],
    ['begins the day after', days('2026-11-27', '2027-01-10'), false],
    ['ended yesterday', days('2026-10-15', '2026-11-19'), false],
  ])('hold one that %s: %#', (_, period, isOn) => {
    expect(takesPlaceBetween(period, from, to)).toBe(isOn)
  })
})

function event(id: string, period: Period) {
  return { id, period }
}

function days(first: string, last: string): Period {
  return { start: instantAt(first, 0, timeZone), overAt: overAt(last, timeZone) }
}
