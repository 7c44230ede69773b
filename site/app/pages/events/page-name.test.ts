import { describe, expect, it } from 'vitest'
import { createTestPage, createTestStore, createTestContext } from '../../../testing/page-context.ts'
import { pageName } from './page-name.server.ts'

const context = createTestContext(
  { locale: 'es' },
  {
    stores: [createTestStore({ slug: 'ixtle', name: 'Ixtle' })],
    pages: [createTestPage({ slug: 'parking', name: 'Parking', untranslated: ['name'] })],
  },
)

describe('the name of a page of the site', () => {
  it.each([
    ['/stores/ixtle', 'Ixtle'],
    ['/stores/ixtle?week=2#hours', 'Ixtle'],
    ['/map', 'Mapa del centro'],
    ['/promotions', 'Promociones'],
    ['/', 'Test Mall'],
    ['/pages/unknown', '/es/pages/unknown'],
  ])('at %s is %s', (path, text) => {
    expect(pageName(path, context)).toEqual({ text })
  })

  it('is marked with its language if it is another one', () => {
    expect(pageName('/pages/parking', context)).toEqual({ text: 'Parking', lang: 'en' })
  })
})
