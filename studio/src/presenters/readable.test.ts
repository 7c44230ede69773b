import { expect, it } from 'vitest'
import { createFormat } from '../context/format.ts'
import { en } from '../messages/en.ts'
import { es } from '../messages/es.ts'
import { readable } from './readable.ts'

const english = createFormat('en', 'America/Halifax')

it.each([
  ['12-24', 'Thursday, December 24, 2026'],
  ['easter-2', 'Friday, March 26, 2027'],
  ['2099-12-24', 'Thursday, December 24, 2099'],
])('shows the yearly day %s as its next date', (rule, text) => {
  expect(readable(rule, en, english, 'date')).toBe(text)
  expect(readable(rule, en, english, 'until')).toBe(text)
})

it('shows a special day in one line', () => {
  const day = { name: { en: 'Christmas Eve', es: 'Nochebuena' }, date: '12-24', hours: '9:00-14:00' }
  expect(readable([day], en, english)).toBe(
    'Christmas Eve / Nochebuena / Thursday, December 24, 2026 / 9:00\u00A0a.m. – 2:00\u00A0p.m.',
  )
  expect(readable(day.date, es, createFormat('es', 'America/Halifax'), 'date')).toBe(
    'jueves, 24 de diciembre de 2026',
  )
})

it('keeps a text that only looks like a yearly day', () => {
  expect(readable('easter-2', en, english, 'slug')).toBe('easter-2')
})
