import { describe, expect, it } from 'vitest'
import { instantAt, overAt } from '../calendar/instants.ts'
import type { Period } from '../mall/values.ts'
import { endsInTheNight, lastDay } from './last-day.ts'

const zone = 'America/Halifax'

describe('the last day of a period', () => {
  it.each(['2026-11-30', '2026-12-31', '2026-03-08', '2026-11-01', '2028-02-29'])(
    'is %s where it ends with that day, on the days the clocks change too',
    (day) => {
      expect(lastDay({ start: at('2026-01-01 00:00'), overAt: overAt(day, zone) }, zone)).toBe(day)
    },
  )

  it('is the day of the exact end where that is all there is', () => {
    expect(lastDay({ end: at('2026-11-30 17:00') }, zone)).toBe('2026-11-30')
    expect(lastDay({ end: at('2026-12-01 00:00') }, zone)).toBe('2026-11-30')
  })

  it('does not exist for what goes on without end', () => {
    expect(lastDay({ start: at('2026-11-01 00:00') }, zone)).toBeUndefined()
  })

  it.each([
    ['2026-11-21 20:00', '2026-11-21 23:59', '2026-11-21'],
    ['2026-11-21 20:00', '2026-11-22 00:00', '2026-11-21'],
    ['2026-11-21 20:00', '2026-11-22 01:00', '2026-11-21'],
    ['2026-11-21 20:00', '2026-11-22 05:59', '2026-11-21'],
    ['2026-11-21 20:00', '2026-11-22 06:00', '2026-11-22'],
    ['2026-11-20 20:00', '2026-11-23 02:00', '2026-11-22'],
    ['2026-11-22 01:30', '2026-11-22 04:00', '2026-11-22'],
    ['2026-12-31 21:00', '2027-01-01 00:30', '2026-12-31'],
    ['2026-03-07 22:00', '2026-03-08 03:00', '2026-03-07'],
    ['2026-10-31 22:00', '2026-11-01 01:30', '2026-10-31'],
  ])('of what goes from %s to %s is %s', (start, end, day) => {
    expect(lastDay(timed(start, end), zone)).toBe(day)
  })
})

describe('an end in the small hours', () => {
  it('is one of a later day only', () => {
    expect(endsInTheNight(at('2026-11-22 01:00'), at('2026-11-22 03:00'), zone)).toBe(false)
    expect(endsInTheNight(at('2026-11-21 23:00'), at('2026-11-22 03:00'), zone)).toBe(true)
    expect(endsInTheNight(at('2026-11-22 23:00'), at('2026-11-21 03:00'), zone)).toBe(false)
  })
})

function timed(start: string, end: string): Period {
  return { start: at(start), end: at(end), overAt: overAt(end.slice(0, 10), zone) }
}

function at(time: string): number {
  const [date = '', hour, minute] = time.split(/[ :]/)
  return instantAt(date, Number(hour) * 60 + Number(minute), zone)
}
