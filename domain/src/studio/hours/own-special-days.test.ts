import { expect, it } from 'vitest'
import { ownHoursOn, ownHoursWithin, withSpecialDay } from './own-special-days.ts'

const eve = { name: { en: 'Christmas Eve' }, date: '12-24', hours: '09:00-14:00', position: 12 }
const own = (hours: string) => ({ name: eve.name, date: '12-24', hours })
const newYear = { name: { en: 'New Year' }, date: '01-01', hours: 'closed' }

it('gives a store other hours on a special day of the centre, and keeps its other days', () => {
  expect(withSpecialDay({ unit: '7' }, eve, '09:00-16:00')).toEqual({
    unit: '7',
    hours: { holidays: [own('09:00-16:00')] },
  })
  const store = { hours: { holidays: [own('closed'), newYear] } }
  expect(withSpecialDay(store, eve, '09:00-16:00')).toEqual({
    hours: { holidays: [newYear, own('09:00-16:00')] },
  })
})

it('takes over the last day of a special day that lasts several, and no last day where there is none', () => {
  const holidays = { ...eve, until: '12-26' }
  expect(withSpecialDay({}, holidays, 'closed')).toStrictEqual({
    hours: { holidays: [{ name: eve.name, date: '12-24', until: '12-26', hours: 'closed' }] },
  })
  expect(withSpecialDay({}, eve, 'closed')).toStrictEqual({ hours: { holidays: [own('closed')] } })
})

it('lets a store follow the centre again', () => {
  const store = { unit: '7', hours: { holidays: [own('closed')] } }
  expect(withSpecialDay(store, eve, undefined)).toEqual({ unit: '7' })
})

it('finds the hours of a store’s own on a special day', () => {
  const store = { hours: { holidays: [newYear, own('09:00-16:00')] } }
  expect(ownHoursOn(store, eve)).toBe('09:00-16:00')
  expect(ownHoursOn({ hours: { holidays: [newYear] } }, eve)).toBeUndefined()
  expect(ownHoursOn({ unit: '7' }, eve)).toBeUndefined()
})

it('finds the own hours of a store within days, whatever rule they are written by', () => {
  const day = (from: string, to: string, text: string) => ({ from, to, text })
  const own = [day('2026-12-27', '2026-12-30', 'closed'), day('2026-12-29', '2026-12-29', '24h')]
  expect(ownHoursWithin(own, { from: '2026-12-27', to: '2026-12-27' })).toEqual([
    day('2026-12-27', '2026-12-27', 'closed'),
  ])
  expect(ownHoursWithin(own, { from: '2026-12-26', to: '2026-12-30' })).toEqual([
    day('2026-12-27', '2026-12-28', 'closed'),
    day('2026-12-29', '2026-12-29', '24h'),
    day('2026-12-30', '2026-12-30', 'closed'),
  ])
  expect(ownHoursWithin([], { from: '2026-12-26', to: '2026-12-30' })).toEqual([])
})
