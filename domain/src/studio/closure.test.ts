import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { instantAt, overAt } from '../calendar/instants.ts'
import { writeTime } from '../calendar/time-of-day.ts'
import { closureState, isAboutConfirmation, isConfirmation } from './closure.ts'

const zone = 'America/Halifax'
const noon = Date.parse('2026-11-25T16:00:00Z')

it.each([
  ['open', {}],
  ['open', { closed: false, closed_until: '2026-11-30' }],
  ['closed', { closed: true }],
  ['closed', { closed: true, closed_until: '2026-11-25' }],
  ['over', { closed: true, closed_until: '2026-11-24' }],
  ['closed', { closed: true, closed_until: '2026-11-25 12:01' }],
  ['over', { closed: true, closed_until: '2026-11-25 12:00' }],
  ['over', { closed: true, closed_until: '2026-11-25 9:30', closed_seen: '2026-11-25 9:00' }],
  ['planned', { closed: true, closed_from: '2026-11-26' }],
  ['planned', { closed: true, closed_from: '2026-11-26', closed_until: '2026-11-27' }],
  ['closed', { closed: true, closed_from: '2026-11-25' }],
  ['unconfirmed', { closed: true, closed_from: '2026-11-24' }],
  ['closed', { closed: true, closed_seen: '2026-11-24 12:00' }],
  ['unconfirmed', { closed: true, closed_seen: '2026-11-24 11:59' }],
  ['closed', { closed: true, closed_seen: '2026-11-20 9:00', closed_until: '2026-11-30' }],
  ['closed', { closed: true, closed_from: '2026-11-01', closed_seen: '2026-11-25 8:00' }],
  ['closed', { closed: true, closed_from: '2026-11-25', closed_seen: '2026-11-20 8:00' }],
  ['closed', { closed: true, closed_seen: 'yesterday', closed_until: 'soon' }],
] as const)('is %s with %j', (state, place) => {
  expect(closureState(place, noon, zone)).toBe(state)
})

it('ends with the last day at the mall', () => {
  const place = { closed: true, closed_until: '2026-11-25' }
  expect(closureState(place, Date.parse('2026-11-26T03:59:59Z'), zone)).toBe('closed')
  expect(closureState(place, Date.parse('2026-11-26T04:00:00Z'), zone)).toBe('over')
})

it('ends at one instant on any day, also of daylight saving time, and then for good', () => {
  const day = fc.constantFrom('2026-03-08', '2026-11-01', '2026-11-25')
  const minute = fc.option(fc.integer({ min: 0, max: 1439 }), { nil: undefined })
  const zones = fc.constantFrom('America/Halifax', 'America/St_Johns', 'Africa/Cairo', 'Asia/Beirut')
  fc.assert(
    fc.property(day, minute, zones, (date, minuteOfDay, timeZone) => {
      const time = minuteOfDay === undefined ? '' : ` ${writeTime(minuteOfDay)}`
      const place = { closed: true, closed_until: `${date}${time}` }
      const end = minuteOfDay === undefined ? overAt(date, timeZone) : instantAt(date, minuteOfDay, timeZone)
      const states = [end - 1, end, end + 3_600_000].map((at) => closureState(place, at, timeZone))
      expect(states).toEqual(['closed', 'over', 'over'])
    }),
  )
})

describe('a change of a place that is out of service', () => {
  const at = '2026-11-27T10:00:00.000Z'
  const places = (...locations: readonly object[]) => ({ locations: locations.map((one) => ({ ...one })) })
  const closed = places({ closed: true }, { closed: true })

  it.each([
    ['a first look', closed, places({ closed: true, closed_seen: at }, { closed: true }), true],
    ['two looks', closed, places(...[1, 2].map(() => ({ closed: true, closed_seen: at }))), true],
    ['nothing', closed, closed, false],
    ['a look at an open place', places({ closed: false }), places({ closed: false, closed_seen: at }), false],
    ['another field', closed, places({ closed: true, closed_why: 'Repair' }, { closed: true }), false],
    [
      'a look and another field',
      closed,
      places({ closed: true, closed_seen: at, closed_why: 'Repair' }, { closed: true }),
      false,
    ],
    ['the end of a closure', closed, places({ closed: false, closed_seen: at }, { closed: true }), false],
    ['a field of the record', closed, { ...closed, name: 'Lift' }, false],
  ])('is about its confirmation or not: %s', (_, before, after, isAbout) => {
    expect(isAboutConfirmation(before, after)).toBe(isAbout)
  })

  it.each([
    ['at the moment', '2026-11-25 12:00', true],
    ['earlier', '2026-11-20 12:00', true],
    ['by a clock that is an hour ahead', '2026-11-25 13:00', true],
    ['by one that is more than that ahead', '2026-11-25 13:01', false],
    ['at no time', 'yesterday', false],
  ])('confirms what somebody has seen %s, or does not', (_, seen, isConfirmed) => {
    const after = places({ closed: true, closed_seen: seen }, { closed: true })
    expect(isConfirmation(closed, after, { now: noon, timeZone: zone })).toBe(isConfirmed)
    const other = places({ closed: true, closed_seen: seen, closed_why: 'Repair' }, { closed: true })
    expect(isConfirmation(closed, other, { now: noon, timeZone: zone })).toBe(false)
  })
})
