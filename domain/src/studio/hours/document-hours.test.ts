import { describe, expect, it } from 'vitest'
import { parseOpeningHours } from '../../hours/written-hours.ts'
import type { DayHours, Hours } from '../../mall/hours.ts'
import type { Document } from '../document.ts'
import { hasOwnDoor, inPosition, layOutDay, layOutOwnDays, reachesBeyond, weekOf } from './document-hours.ts'

function hours(text: string): DayHours {
  const parsed = parseOpeningHours(text)
  if (parsed === undefined) throw new Error(`"${text}" is no opening hours`)
  return parsed
}

describe('hours that reach beyond the centre’s', () => {
  it.each([
    ['10:00-20:00', '10:00-20:00', false],
    ['10:01-19:59', '10:00-20:00', false],
    ['09:59-20:00', '10:00-20:00', true],
    ['10:00-20:01', '10:00-20:00', true],
    ['10:00-00:00', '10:00-23:59', true],
    ['10:00-01:00', '10:00-02:00', false],
    ['10:00-03:00', '10:00-02:00', true],
    ['10:00-20:00', 'closed', true],
    ['10:00-20:00', '24h', false],
    ['24h', '10:00-20:00', true],
    ['24h', 'closed', true],
    ['closed', '10:00-20:00', false],
    ['closed', 'closed', false],
  ])('%s beside %s: %s', (own, centre, isBeyond) => {
    expect(reachesBeyond(hours(own), hours(centre))).toBe(isBeyond)
  })
})

describe('a door of its own', () => {
  const centre: Hours = {
    regular: ([1, 2, 3, 4, 5] as const).map((dayOfWeek) => ({ dayOfWeek, hours: hours('10:00-20:00') })),
    holidays: [],
  }
  const store = (regular: Readonly<Record<string, string>>, more: Document = {}) => ({
    document: { hours: { regular }, ...more },
  })
  const longer = '08:00-20:00'
  const same = '10:00-20:00'

  it.each<[string, Record<string, string>, boolean]>([
    ['on two days of three', { monday: longer, tuesday: longer, wednesday: same }, true],
    ['on two days of four', { monday: longer, tuesday: longer, wednesday: same, thursday: same }, false],
    ['on its only day', { monday: longer, tuesday: 'closed', wednesday: 'closed' }, true],
    ['on no day', { monday: same }, false],
    ['on a day the centre has no hours for', { sunday: longer }, false],
  ])('open beyond the centre %s', (_, regular, isFree) => {
    expect(hasOwnDoor(store(regular), centre)).toBe(isFree)
  })

  it('belongs to a store that writes its hours freely, or has further hours', () => {
    expect(hasOwnDoor(store({ monday: same }, { free_form_hours: 'By appointment' }), centre)).toBe(true)
    expect(hasOwnDoor({ document: { hours: { extra: [] } } }, centre)).toBe(true)
    expect(hasOwnDoor({ document: {} }, centre)).toBe(false)
  })
})

it('reads the hours of each weekday, Sunday as 0, and leaves out what is no hours', () => {
  const regular = { sunday: 'closed', monday: '10:00-20:00', tuesday: 'soon', saturday: '10:00-17:00' }
  expect(weekOf({ regular })).toEqual([
    { dayOfWeek: 0, hours: { kind: 'closed' } },
    { dayOfWeek: 1, hours: hours('10:00-20:00') },
    { dayOfWeek: 6, hours: hours('10:00-17:00') },
  ])
  expect(weekOf({})).toEqual([])
})

it('puts special days in the order of their positions, those without one last', () => {
  const days = [{ position: 2 }, {}, { position: 1 }, { position: 0 }].map((document) => ({ document }))
  expect(inPosition(days).map(({ document }) => document.position)).toEqual([0, 1, 2, undefined])
})

describe('a special day on its dates', () => {
  const named = { index: 3, name: 'Labour Day' }

  it('is laid out from its first to its last day', () => {
    const day = { date: '2026-09-07', until: '2026-09-08', hours: 'closed' }
    expect(layOutDay(day, named, '2026-09-01')).toEqual([
      { ...named, from: '2026-09-07', to: '2026-09-08', text: 'closed', hours: { kind: 'closed' } },
    ])
  })

  it('is left out without a date, or without hours', () => {
    expect(layOutDay({ hours: 'closed' }, named, '2026-09-01')).toEqual([])
    expect(layOutDay({ date: '2026-09-07' }, named, '2026-09-01')).toEqual([])
    expect(layOutDay({ date: '2026-09-07', hours: 'soon' }, named, '2026-09-01')).toEqual([])
  })

  it('of a store has its place in the store’s list, and its first name or none', () => {
    const holidays = [
      { date: '2026-09-07', hours: 'soon' },
      { name: { en: 'Labour Day', es: 'Día del Trabajo' }, date: '2026-09-07', hours: 'as-centre' },
      { date: '2026-09-08', hours: 'closed' },
    ]
    const days = layOutOwnDays({ hours: { holidays } }, '2026-09-01')
    expect(days.map(({ index, name, from }) => [index, name, from])).toEqual([
      [1, 'Labour Day', '2026-09-07'],
      [2, '', '2026-09-08'],
    ])
  })
})
