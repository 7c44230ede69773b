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

it.each([
  ['easter-2', '2 days before Easter Sunday', '2 días antes del Domingo de Pascua'],
  ['easter', 'Easter Sunday', 'Domingo de Pascua'],
  ['easter+1', '1 day after Easter Sunday', '1 día después del Domingo de Pascua'],
  ['3rd monday of 2', 'Third Monday of February', 'Tercer lunes de febrero'],
  ['last friday of 11', 'Last Friday of November', 'Último viernes de noviembre'],
  ['monday before 05-25', 'Monday before May 25', 'Lunes antes del 25 may'],
])('says the rule of a day in words: %s', (rule, inEnglish, inSpanish) => {
  expect(readable([{ date: rule }], en, english)).toBe(inEnglish)
  expect(readable(rule, es, createFormat('es', 'America/Halifax'), 'until')).toBe(inSpanish)
  expect(readable(rule, en, english, 'name')).toBe(rule)
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
