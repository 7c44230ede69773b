import { RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'
import { createPageContexts } from './page-contexts.ts'
import { createTestContent } from '../../testing/content.ts'
import { createTestStore } from '../../testing/page-context.ts'
import { pageContext } from '../../app/page-context.ts'
import { loader } from '../../app/pages/search/search-page.tsx'

it('a search without result is noted with its language, and no other', () => {
  const noted: unknown[] = []
  const contexts = createPageContexts({
    content: (locale) => createTestContent(locale, { stores: [createTestStore({ name: 'Fogbound' })] }),
    clock: () => 0,
    origin: 'https://mall.example',
    stamp: String,
    noteEmptySearch: (locale, text) => void noted.push([locale, text]),
  })
  for (const text of ['', 'fogbound', 'Kayaks']) {
    const address = {
      url: '',
      locale: 'es',
      path: '/search-results',
      isData: false,
      hasFreeText: true,
    } as const
    const page = contexts.forAll({ ...address, dependsOn: undefined }, 0)
    if (page === undefined) throw new Error('The mall has content.')
    const url = new URL(`https://mall.example/es/search-results?searchQuery=${text}`)
    const context = new RouterContextProvider(new Map([[pageContext, page]]))
    loader({ context, params: {}, request: new Request(url), url, pattern: '/search-results' })
  }
  expect(noted).toEqual([['es', 'Kayaks']])
})
