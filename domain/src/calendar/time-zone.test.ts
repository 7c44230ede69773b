import { describe, expect, it } from 'vitest'
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
