import { expect, it } from 'vitest'
import { aMall, aRecord, aStore, codesIn } from '../testing/judged-mall.ts'

it.each([
  ['902 555', 'Canada', ['short-phone phone']],
  ['902 555 0100', 'Canada', []],
  ['902 555', 'Atlantis', []],
  [undefined, 'Canada', []],
])('a phone of a store has all its digits or is found: %s in %s', (phone, country, codes) => {
  const property = aRecord('property', { name: { en: 'Mall', es: 'Mall' }, country })
  const found = codesIn(aMall([property, aStore({ ...(phone !== undefined && { phone }) })]))
  expect(found.filter((code) => code.includes('phone'))).toEqual(codes)
})
