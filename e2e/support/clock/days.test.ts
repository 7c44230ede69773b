import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  dayInWords,
  daysAfter,
  instantAt,
  nextWeekday,
  nextYearly,
  plainDay,
  shortDay,
  today,
  weekInWords,
} from './days.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const at = (instant: string) => vi.setSystemTime(new Date(instant))

describe('the days of a run', () => {
  it('are those of the mall, in whatever zone the machine is', () => {
    at('2027-01-01T03:55:00Z')
    expect([today(), nextYearly('12-31'), nextYearly('01-01')]).toEqual([
      '2026-12-31',
      '2026-12-31',
      '2027-01-01',
    ])
    at('2027-01-01T04:05:00Z')
    expect([today(), nextYearly('12-31')]).toEqual(['2027-01-01', '2027-12-31'])
  })

  it('go over a leap day', () => {
    at('2028-02-28T15:00:00Z')
    expect([daysAfter(today(), 1), daysAfter(today(), 2)]).toEqual(['2028-02-29', '2028-03-01'])
    expect([nextWeekday(1), nextWeekday(2)]).toEqual(['2028-03-06', '2028-02-29'])
  })

  it('have times on both sides of a change of the clock', () => {
    expect(instantAt('2027-03-14', '01:55')).toBe('2027-03-14T05:55:00.000Z')
    expect(instantAt('2027-03-14', '06:00')).toBe('2027-03-14T09:00:00.000Z')
    expect(() => instantAt('2027-03-14', '02:30')).toThrow('no 02:30')
  })

  it('are plain in the second week of January or of June, two weeks to eight months ahead', () => {
    for (let day = 0; day < 1_500; day += 3) {
      at(`${daysAfter('2026-01-01', day)}T12:00:00Z`)
      for (const weekday of [0, 2, 5, 6]) {
        const date = plainDay(weekday)
        expect(date).toMatch(/-0[16]-(?:0[89]|1[0-4])$/)
        expect(new Date(date).getUTCDay()).toBe(weekday)
        expect([date >= daysAfter(today(), 14), date < daysAfter(today(), 240)]).toEqual([true, true])
      }
    }
  })

  it('have words with a year other than this one', () => {
    at('2026-11-25T15:00:00Z')
    expect(dayInWords('2026-12-24', 'en')).toBe('Thursday, December 24')
    expect(dayInWords('2026-12-24', 'es')).toBe('Jueves 24 de diciembre')
    expect(dayInWords('2027-01-09', 'es')).toBe('Sábado 9 de enero de 2027')
    expect('Goes live Thu, Dec 24, 6:00').toMatch(shortDay('2026-12-24'))
    expect('until Sun, Jan. 10, 2027').toMatch(shortDay('2027-01-10'))
    expect('until Sun, Jan 10').not.toMatch(shortDay('2027-01-10'))
    expect(weekInWords('2026-12-07', 'en')).toBe('December 7 to 13')
    expect(weekInWords('2027-01-04', 'en')).toBe('January 4 to 10, 2027')
    expect(weekInWords('2027-01-04', 'es')).toBe('Del 4 al 10 de enero de 2027')
  })
})
