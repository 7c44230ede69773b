import { expect, it } from 'vitest'
import { translationIn } from './translations.ts'

it.each([
  [{ en: 'Hours', es: 'Horario' }, 'es', { value: 'Horario', isMissing: false }],
  [{ en: 'Hours' }, 'es', { value: 'Hours', isMissing: true }],
  [{ en: 'Hours' }, 'en', { value: 'Hours', isMissing: false }],
] as const)('%j in %s', (translations, locale, expected) => {
  expect(translationIn(translations, locale)).toEqual(expected)
})
