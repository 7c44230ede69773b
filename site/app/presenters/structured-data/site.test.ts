import { overAt } from '@promenade/domain/calendar/instants'
import { describe, expect, it } from 'vitest'
import { testTime, createTestPromotion, createTestContext, testZone } from '../../../testing/page-context.ts'
import { offerData } from './offer.server.ts'
import { breadcrumbData, listData, webSiteData } from './site.server.ts'

describe('the structured data of an offer', () => {
  it('have start, end with its last second, and owner', () => {
    const period = { start: testTime('2026-11-20 00:00'), overAt: overAt('2026-11-30', testZone) }
    expect(offerData(createTestPromotion({ period }), createTestContext())).toMatchObject({
      validFrom: '2026-11-20T00:00:00-04:00',
      validThrough: '2026-11-30T23:59:59-04:00',
      seller: { name: 'Test Mall' },
    })
  })

  it('omit unknown bounds', () => {
    const data = offerData(createTestPromotion(), createTestContext())
    expect(data).not.toHaveProperty('validFrom')
    expect(data).not.toHaveProperty('validThrough')
  })
})

describe('the structured data of the site', () => {
  it('have the search address, in the page’s language', () => {
    expect(webSiteData(createTestContext({ locale: 'es' })).potentialAction).toMatchObject({
      target: { urlTemplate: 'https://mall.example/es/search-results?searchQuery={search_term_string}' },
      'query-input': 'required name=search_term_string',
    })
  })

  it('have breadcrumbs from the home page', () => {
    const { itemListElement } = breadcrumbData(createTestContext({ locale: 'es' }), [
      { name: 'Tiendas', path: '/stores' },
      { name: 'Ixtle', path: '/stores/ixtle' },
    ])
    expect(itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Test Mall', item: { '@id': 'https://mall.example/es' } },
      {
        '@type': 'ListItem',
        position: 2,
        name: 'Tiendas',
        item: { '@id': 'https://mall.example/es/stores' },
      },
      {
        '@type': 'ListItem',
        position: 3,
        name: 'Ixtle',
        item: { '@id': 'https://mall.example/es/stores/ixtle' },
      },
    ])
  })

  it('number the items of a list, and are undefined for an empty one', () => {
    expect(listData(createTestContext(), [])).toEqual([])
    const [list] = listData(createTestContext(), [{ to: '/es/jobs/baker', title: 'Baker' }])
    expect(list?.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Baker', url: 'https://mall.example/es/jobs/baker' },
    ])
  })
})
