import { describe, expect, it } from 'vitest'
import { instantAt } from '../calendar/instants.ts'
import { selectableDates, checkDate } from './selectable-dates.ts'
import type { Holiday, Hours } from '../mall/hours.ts'

const timeZone = 'America/Halifax'
const now = instantAt('2026-11-20', 13 * 60, timeZone)

describe('the range of dates to look up', () => {
  it('begin today and end a year ahead where no holiday is known', () => {
    expect(rangeFor({ regular: [], holidays: [] })).toEqual({ first: '2026-11-20', last: '2027-11-20' })
  })

  it("begin with the mall's day, not another zone's", () => {
    const lateEvening = instantAt('2026-11-20', 23 * 60 + 59, timeZone)
    const { first } = selectableDates({ regular: [], holidays: [] }, { now: lateEvening, timeZone })
    expect(first).toBe('2026-11-20')
  })

  it('have the day up to which holidays are known', () => {
    expect(rangeFor(withHolidays('2026-12-25', '2027-01-01'))).toEqual({
      first: '2026-11-20',
      last: '2027-11-20',
      holidaysUntil: '2027-01-01',
    })
  })

  it('reach as far as the holidays do', () => {
    expect(rangeFor(withHolidays('2027-12-31')).last).toBe('2027-12-31')
  })

  it('are limited to two years, whatever a holiday says', () => {
    expect(rangeFor(withHolidays('2999-12-31'))).toMatchObject({
      last: '2028-11-19',
      holidaysUntil: '2028-11-19',
    })
  })

  it('start today', () => {
    expect(rangeFor(withHolidays('2026-11-19'))).not.toHaveProperty('holidaysUntil')
    expect(rangeFor(withHolidays('2026-11-20')).holidaysUntil).toBe('2026-11-20')
  })

  it("count the centre's holidays for a store", () => {
    const centre = withHolidays('2026-12-26')
    expect(rangeFor({ ...withHolidays('2026-12-24'), centre }).holidaysUntil).toBe('2026-12-26')
  })
})

describe('a requested date', () => {
  const dates = { first: '2026-11-20', last: '2027-11-20' }

  it.each([
    ['2026-11-20', '2026-11-20'],
    ['2027-11-20', '2027-11-20'],
    ['2026/12/24', '2026-12-24'],
    [' 2027-1-5 ', '2027-01-05'],
    ['2027.01.05', '2027-01-05'],
  ])('%s is selectable', (text, date) => {
    expect(checkDate(text, dates)).toEqual({ kind: 'selectable', date })
  })

  it.each(['2026-11-19', '1999-12-31', '1066-10-14', '0000-01-01'])('%s is past', (text) => {
    expect(checkDate(text, dates).kind).toBe('past')
  })

  it.each(['2027-11-21', '2999-12-31', '3000-01-01', '9999-12-31'])('%s is too late', (text) => {
    expect(checkDate(text, dates).kind).toBe('too late')
  })

  it.each([
    '',
    'tomorrow',
    '2026-02-29',
    '2026-11-31',
    '2026-00-10',
    '9999-99-99',
    '9999-02-30',
    '25/12/2026',
    '2026-12-24T00:00',
    '99999-12-31',
    '__proto__',
    '9'.repeat(200),
  ])('%.30s is unreadable', (text) => {
    expect(checkDate(text, dates).kind).toBe('unreadable')
  })
})

function rangeFor(hours: Hours) {
  return selectableDates(hours, { now, timeZone })
}

function withHolidays(...days: readonly string[]): Hours {
  const holidays = days.map((day): Holiday => ({ from: day, to: day, name: '', hours: { kind: 'closed' } }))
  return { regular: [], holidays }
}
