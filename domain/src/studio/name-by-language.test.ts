import { expect, it } from 'vitest'
import { nameIn } from './name-by-language.ts'

it.each([
  [
    { en: 'Boots', es: 'Botas' },
    { en: 'Boots', es: 'Botas' },
  ],
  [{ es: 'Botas' }, { en: 'Botas', es: 'Botas' }],
  [
    { en: '', es: 'Botas' },
    { en: 'Botas', es: 'Botas' },
  ],
  [
    { en: '', es: '' },
    { en: 'boots', es: '' },
  ],
  [{ en: 5 }, { en: 'boots' }],
  ['Boots', { en: 'Boots' }],
  ['', { en: 'boots' }],
  [undefined, { en: 'boots' }],
])('names %j', (written, name) => {
  expect(nameIn(written, 'boots')).toEqual(name)
})
