import { describe, expect, it } from 'vitest'
import { startOfDay } from './instants.ts'
import { isTimeZone, toTimeZone } from './time-zone.ts'

describe('toTimeZone', () => {
  it.each([
    ['America/Halifax', 'America/Halifax'],
    [' america/argentina/buenos_aires ', 'America/Argentina/Buenos_Aires'],
    ['US/Pacific', 'US/Pacific'],
    ['UTC', 'UTC'],
    ['Etc/GMT+5', 'Etc/GMT+5'],
    ['Pacific Time (US & Canada)', 'America/Los_Angeles'],
    ['pacific time (us &amp; canada)', 'America/Los_Angeles'],
    ['Atlantic Time (Canada)', 'America/Halifax'],
    ['Newfoundland', 'America/St_Johns'],
    ['Indiana (East)', 'America/Indiana/Indianapolis'],
    ['Mexico  City', 'America/Mexico_City'],
    ['Tijuana', 'America/Tijuana'],
    ['Hawaii', 'Pacific/Honolulu'],
  ])('reads %j as %s', (name, zone) => {
    expect(toTimeZone(name)).toBe(zone)
    expect(isTimeZone(zone)).toBe(true)
  })

  // Hours from UTC in winter and in summer, of 2021: daylight saving time ended in Mexico a year later.
  it.each([
    ['Hawaii', -10, -10],
    ['Alaska', -9, -8],
    ['Pacific Time (US & Canada)', -8, -7],
    ['Tijuana', -8, -7],
    ['Mountain Time (US & Canada)', -7, -6],
    ['Arizona', -7, -7],
    ['Chihuahua', -7, -6],
    ['Mazatlan', -7, -6],
    ['Central Time (US & Canada)', -6, -5],
    ['Saskatchewan', -6, -6],
    ['Guadalajara', -6, -5],
    ['Mexico City', -6, -5],
    ['Monterrey', -6, -5],
    ['Central America', -6, -6],
    ['Eastern Time (US & Canada)', -5, -4],
    ['Indiana (East)', -5, -4],
    ['Atlantic Time (Canada)', -4, -3],
    ['Puerto Rico', -4, -4],
    ['Newfoundland', -3.5, -2.5],
  ])('has the clock of %s', (name, winter, summer) => {
    const timeZone = toTimeZone(name) ?? ''
    expect(startOfDay('2021-01-15', timeZone)).toBe(Date.parse('2021-01-15') - winter * 3_600_000)
    expect(startOfDay('2021-07-15', timeZone)).toBe(Date.parse('2021-07-15') - summer * 3_600_000)
  })

  it.each([
    '',
    ' ',
    'null',
    'Mars/Olympus',
    'Pacific Time',
    '-05:00',
    '2026-01-01T00:00Z[America/Toronto]',
    '__proto__',
  ])('is undefined for %j', (name) => {
    expect(toTimeZone(name)).toBeUndefined()
  })
})

describe('isTimeZone', () => {
  it('accepts only IANA names', () => {
    expect(isTimeZone('America/Toronto')).toBe(true)
    expect(isTimeZone('Eastern Time (US & Canada)')).toBe(false)
    expect(isTimeZone('+01:00')).toBe(false)
    expect(isTimeZone('')).toBe(false)
  })
})
