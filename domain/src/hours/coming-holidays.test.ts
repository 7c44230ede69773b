import { describe, expect, it } from 'vitest'
import { instantAt } from '../calendar/instants.ts'
import { comingHolidays, nextHoliday } from './coming-holidays.ts'
import type { DayHours, Holiday, Hours } from '../mall/hours.ts'
import { storeHours } from './store-hours.ts'

const timeZone = 'America/Halifax'
// A Friday.
const now = instantAt('2026-11-20', 12 * 60, timeZone)
const closed: DayHours = { kind: 'closed' }
const open: DayHours = { kind: 'open', opens: 720, closes: 1020 }
const row = (name: string, from: string, to = from, hours: DayHours = closed): Holiday => ({
  from,
  to,
  name,
  hours,
})
const names = (hours: Hours) => comingHolidays(hours, { now, timeZone }).map(({ name }) => name)
const only = (...holidays: readonly Holiday[]): Hours => ({ regular: [], holidays })

describe('comingHolidays', () => {
  it('are the current and future ones, by day', () => {
    const hours = only(
      row('Boxing Day', '2026-12-26'),
      row('Yesterday', '2026-11-19'),
      row('Today', '2026-11-20'),
      row('Shadowed', '2026-11-01', '2026-11-21'),
      row('Ended', '2026-11-01', '2026-11-19'),
      row('Season', '2026-12-26', '2026-12-28'),
      row('Tomorrow', '2026-11-21'),
    )
    expect(names(hours)).toEqual(['Today', 'Tomorrow', 'Boxing Day', 'Season'])
  })

  it('include a current row that applies to a future day', () => {
    expect(names(only(row('Running', '2026-11-01', '2026-11-20')))).toEqual(['Running'])
    expect(names(only(row('Far', '2026-11-01', '9999-12-31')))).toEqual(['Far'])
  })

  it('include a row whose first day that others leave to it is far', () => {
    const hours = only(row('Shorter', '2026-11-01', '2027-11-19'), row('Longer', '2026-11-01', '2027-11-20'))
    expect(names(hours)).toEqual(['Shorter', 'Longer'])
  })

  it('leave out duplicates and backward rows', () => {
    expect(names(only(row('First', '2026-12-26'), row('Again', '2026-12-26')))).toEqual(['First'])
    expect(names(only(row('Backward', '2026-12-26', '2026-12-24')))).toEqual([])
  })

  it('of a store are its own and those of the centre that apply to it', () => {
    const centre = only(
      row('Christmas', '2026-12-25'),
      row('Boxing Day', '2026-12-26', '2026-12-26', open),
      row('Boxing Sunday', '2026-12-27', '2026-12-27', open),
    )
    const store: Hours = {
      regular: [{ dayOfWeek: 0, hours: closed }],
      holidays: [row('Stocktaking', '2026-12-26')],
    }
    expect(names(storeHours(store, centre).hours)).toEqual(['Christmas', 'Stocktaking'])
  })
})

describe('nextHoliday', () => {
  it('is the first that begins after today', () => {
    const hours = only(
      row('Later', '2026-12-25'),
      row('Today', '2026-11-20'),
      row('Season', '2026-11-01', '2027-01-31'),
    )
    expect(nextHoliday(hours, { now, timeZone })?.name).toBe('Later')
    expect(nextHoliday(only(row('Tomorrow', '2026-11-21')), { now, timeZone })?.name).toBe('Tomorrow')
    expect(nextHoliday(only(row('Today', '2026-11-20')), { now, timeZone })).toBeUndefined()
  })
})
