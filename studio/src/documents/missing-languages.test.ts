import { expect, it } from 'vitest'
import { missingTexts } from './missing-languages.ts'

it('names the texts that a language has not', () => {
  const document = {
    name: { en: 'Lamps', es: 'Lámparas' },
    description: { en: '<p>All.</p>' },
    picture: { path: 'a.webp', alt: { en: 'Lamps' } },
    items: [{ caption: { en: 'One', es: 'Uno' } }, { caption: { en: 'Two' } }],
    start: '2026-12-24',
  }
  expect(missingTexts(document, 'es', ['en', 'es'])).toEqual([
    ['description'],
    ['picture', 'alt'],
    ['items', 1, 'caption'],
  ])
  expect(missingTexts(document, 'en', ['en', 'es'])).toEqual([])
})
