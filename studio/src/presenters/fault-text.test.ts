import { expect, it } from 'vitest'
import { createFormat } from '../context/format.ts'
import { en } from '../messages/en.ts'
import { es } from '../messages/es.ts'
import { faultText } from './fault-text.ts'

const zone = 'America/Halifax'

it('names another record in the language of the reader', () => {
  const other = { en: 'Harbour Inn', es: 'Fonda del Puerto' }
  const fault = { code: 'feature-gone', values: { other } } as const
  expect(faultText(fault, 'text', en, createFormat('en', zone))).toMatch(/^“Harbour Inn” is over/)
  expect(faultText(fault, 'text', es, createFormat('es', zone))).toContain('Fonda del Puerto')
  const alone = { code: 'feature-gone', values: { other: { en: 'Harbour Inn' } } } as const
  expect(faultText(alone, 'text', es, createFormat('es', zone))).toContain('Harbour Inn')
})
