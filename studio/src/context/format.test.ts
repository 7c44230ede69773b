import { expect, it } from 'vitest'
import { createFormat } from './format.ts'

it.each(['en', 'es'] as const)('writes numbers as in North America, in %s', (locale) => {
  const { number } = createFormat(locale, 'America/Halifax')
  expect(number(12_345.678)).toBe('12,345.68')
  expect(number(0.18)).toBe('0.18')
})

it('keeps a time in one line', () => {
  const { time, wallTime, planned } = createFormat('en', 'America/Halifax')
  const at = '2026-11-27T22:00:00Z'
  expect([time(at), wallTime('9:30')]).toEqual(['6:00\u00A0p.m.', '9:30\u00A0a.m.'])
  expect(planned(at)).toMatch(/6:00\u00A0p\.m\.$/)
})
