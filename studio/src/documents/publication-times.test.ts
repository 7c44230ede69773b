import { expect, it } from 'vitest'
import { instantOf, wallTimeOf } from './publication-times.ts'

it.each([
  ['2026-12-24', '06:00', '2026-12-24T10:00:00.000Z'],
  ['2026-07-01', '06:00', '2026-07-01T09:00:00.000Z'],
  // The clocks go forward at 2:00, and back on 1 November.
  ['2026-03-08', '02:30', '2026-03-08T06:30:00.000Z'],
  ['2026-11-01', '01:30', '2026-11-01T04:30:00.000Z'],
])('finds the instant of %s %s at the mall', (date, time, instant) => {
  expect(instantOf(date, time, 'America/Halifax')).toBe(instant)
})

it.each([
  ['', '06:00'],
  ['2026-12-24', ''],
])('finds no instant of "%s" "%s"', (date, time) => {
  expect(instantOf(date, time, 'America/Halifax')).toBeUndefined()
})

it('finds the day and the time of an instant at the mall', () => {
  expect(wallTimeOf('2027-03-14T06:30:00.000Z', 'America/Halifax')).toEqual({
    date: '2027-03-14',
    time: '03:30',
  })
})
