import { describe, expect, it } from 'vitest'
import {
  createTestCategory,
  createTestJob,
  createTestPage,
  createTestPromotion,
  createTestStore,
  createTestContext,
  testHtml,
} from '../../../testing/page-context.ts'
import { createTestContent } from '../../../testing/content.ts'
import { searchScreen } from './search-screen.server.ts'
import { suggestionsFor } from './suggestions.server.ts'

const north = {
  name: 'By the north door',
  slug: 'north-washroom',
  level: 2,
  isTemporarilyClosed: false,
  items: [],
}

describe('the results of a search', () => {
  it('have the stores of a category by the words that people search for', () => {
    const categories = [{ ...createTestCategory('9', 'outdoor-wear'), tags: ['parka'] }]
    const stores = [
      createTestStore({ id: '1', name: 'Fogbound', categoryIds: ['9'] }),
      createTestStore({ id: '2', name: 'Heel' }),
    ]
    const content = createTestContent('en', { stores, categories })
    const context = createTestContext({ content, contentIn: () => content })
    const { kinds } = searchScreen(context, new URLSearchParams('searchQuery=parkas'))
    expect(kinds?.rows.map(({ title }) => title)).toEqual(['Fogbound'])
  })

  it('have a store by its unit before an offer that mentions it', () => {
    const stores = [createTestStore({ name: 'Fogbound', unit: '112' })]
    const promotions = [createTestPromotion({ description: testHtml('<p>One per visit, unit 112.</p>') })]
    const content = createTestContent('en', { stores, promotions })
    const context = createTestContext({ content, contentIn: () => content })
    const { kinds } = searchScreen(context, new URLSearchParams('searchQuery=unit+112'))
    expect(kinds?.rows.map(({ title }) => title)).toEqual(['Fogbound'])
  })

  it.each([
    ['en', 'searchQuery=dry+boots', 'dry boots · Search · Test Mall'],
    ['es', 'searchQuery=botas', 'botas · Búsqueda · Test Mall'],
    ['en', 'searchQuery=++', 'Find it · Test Mall'],
    ['es', '', 'Encuéntralo · Test Mall'],
  ] as const)(
    'in %s for %j have the title %j, whatever the platform calls the search',
    (locale, query, title) => {
      const set = { title: locale === 'en' ? 'Find it' : 'Encuéntralo' }
      const content = createTestContent(locale, { metaData: new Map([['/search-results', set]]) })
      const context = createTestContext({
        locale,
        path: '/search-results',
        content,
        contentIn: () => content,
      })
      expect(searchScreen(context, new URLSearchParams(query)).head.title).toBe(title)
    },
  )

  it('open the tab of the best result, and have pages above it only if one is better', () => {
    const store = (id: string, changes: object) => createTestStore({ id, slug: `store-${id}`, ...changes })
    const content = createTestContent('en', {
      categories: [{ ...createTestCategory('c', 'shoes'), name: 'Shoes & Bags' }],
      stores: [
        store('1', { name: 'A name that is longer than any of the others', categoryIds: ['c'] }),
        store('2', { name: 'Yuzu Bath House' }),
      ],
      promotions: [createTestPromotion({ name: 'First climb for $15, shoes included' })],
      jobs: [createTestJob({ name: 'Lead cook' })],
      pages: [
        createTestPage({
          id: '1',
          slug: 'retail',
          name: 'Retail',
          body: testHtml('<p>Cooks look at cookies.</p>'),
        }),
        createTestPage({ id: '2', slug: 'bath', name: 'A day by the bath and the sea' }),
      ],
      pointsOfInterest: [{ name: 'Washrooms', locations: [north] }],
    })
    const context = createTestContext({ content, contentIn: () => content })
    const seen = (text: string) => {
      const query = new URLSearchParams({ searchQuery: text })
      const { kinds, pages } = searchScreen(context, query)
      const { suggestions } = suggestionsFor(context, query)
      const tab = kinds?.tabs.find(({ current }) => current)?.tab
      return { tab, isFirst: pages?.isFirst, first: suggestions[0]?.to }
    }
    expect(seen('shoes')).toEqual({ tab: 'store', isFirst: false, first: '/stores/store-1' })
    expect(seen('bath body')).toEqual({ tab: 'store', isFirst: false, first: '/stores/store-2' })
    expect(seen('cook')).toMatchObject({ tab: 'job', isFirst: false })
    expect(seen('washroom')).toEqual({ tab: undefined, isFirst: true, first: '/map#north-washroom' })
  })
})
