import { expect, it } from 'vitest'
import { createFormat } from './format.ts'

it.each(['en', 'es'] as const)('writes numbers as in North America, in %s', (locale) => {
  const { number } = createFormat(locale, 'America/Halifax')
  expect(number(12_345.678)).toBe('12,345.68')
  expect(number(0.18)).toBe('0.18')
})
