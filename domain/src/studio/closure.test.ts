import { expect, it } from 'vitest'
import { closureState } from './closure.ts'

const zone = 'America/Halifax'
const noon = Date.parse('2026-11-25T16:00:00Z')

it.each([
  ['open', {}],
  ['open', { closed: false, closed_until: '2026-11-30' }],
  ['closed', { closed: true }],
  ['closed', { closed: true, closed_until: '2026-11-25' }],
  ['over', { closed: true, closed_until: '2026-11-24' }],
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
