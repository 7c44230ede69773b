import { expect, it } from 'vitest'
import { createFormat } from '../context/format.ts'
import { en } from '../messages/en.ts'
import { es } from '../messages/es.ts'
import { readable } from './readable.ts'

const english = createFormat('en', 'America/Halifax')

it('shows a date, and a day of each year', () => {
  expect(readable('2099-12-24', en, english, 'date')).toBe('Thursday, December 24, 2099')
  expect(readable('02-29', en, english, 'date')).toBe('Feb 29')
  expect(readable('12-24', es, createFormat('es', 'America/Halifax'), 'until')).toBe('24 dic')
})

it('shows a special day in one line', () => {
  const day = { name: { en: 'Christmas Eve', es: 'Nochebuena' }, date: '12-24', hours: '9:00-14:00' }
  expect(readable([day], en, english)).toBe(
    'Christmas Eve / Nochebuena / Dec 24 / 9:00\u00A0a.m. – 2:00\u00A0p.m.',
  )
})

it('keeps a text that only looks like a day of each year', () => {
  expect(readable('12-24', en, english, 'slug')).toBe('12-24')
})
