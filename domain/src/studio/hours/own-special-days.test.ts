import { expect, it } from 'vitest'
import { ownHoursOn, withSpecialDay } from './own-special-days.ts'

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
