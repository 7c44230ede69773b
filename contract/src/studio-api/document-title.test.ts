import { expect, it } from 'vitest'
import { titleOf } from './document-title.ts'

it.each([
  [{ name: { en: 'Boots', es: 'Botas' } }, { en: 'Boots', es: 'Botas' }],
  [
    { title: { en: 'Rink', es: 'Pista' }, summary: { en: 'Ice' } },
    { en: 'Rink', es: 'Pista' },
  ],
  [{ name: 'Home Banner', items: [] }, { en: 'Home Banner' }],
  [{ path: '/stores', title: { en: 'Stores' } }, { en: 'Stores' }],
  [{ network: 'instagram' }, { en: 'instagram' }],
  [{ name: { es: 'Botas' } }, { en: 'Botas', es: 'Botas' }],
  [{ name: { en: 5 } }, { en: '' }],
  [{}, { en: '' }],
])('finds the title of %j', (document, title) => {
  expect(titleOf(document)).toEqual(title)
})
