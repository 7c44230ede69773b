import { describe, expect, it } from 'vitest'
import { parseTime, writeTime } from './time-of-day.ts'

describe('parseTime', () => {
  it('reads hours with one digit or two', () => {
    expect([parseTime('9:30'), parseTime('09:30'), parseTime('23:59')]).toEqual([570, 570, 1439])
  })

  it.each(['24:00', '12:60', '9.30', ''])('reads no time in "%s"', (text) => {
    expect(parseTime(text)).toBeUndefined()
  })
})

it.each(['0:00', '9:30', '23:59'])('writeTime writes what parseTime reads: %s', (text) => {
  expect(writeTime(parseTime(text) ?? NaN)).toBe(text)
})
