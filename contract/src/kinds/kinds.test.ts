import { describe, expect, it } from 'vitest'
import { entryKinds, isEntryKind, kindOf, pagePathOf, singleKinds } from './kinds.ts'

/** Where the records of each kind are in a content folder, on the site and in the studio. */
const table: Readonly<Record<string, string>> = {
  property: 'file property.yaml, screen /settings, single',
  alert: 'partOf property.yaml, screen /settings, single',
  hours: 'file hours.yaml, screen /hours, page /hours, single',
  'special-day': 'partOf hours.yaml, screen /hours, page /hours',
  category: 'list categories.yaml, screen /settings',
  store: 'folder stores, screen /stores, area stores, counted',
  promotion: 'folder promotions, screen /whats-on, area promotions, counted',
  coupon: 'folder coupons, screen /whats-on, area promotions, counted',
  event: 'folder events, screen /whats-on, area events-and-news, counted',
  news: 'folder news, screen /whats-on, area events-and-news, counted',
  job: 'folder jobs, screen /whats-on, area jobs, counted',
  contest: 'folder contests, screen /whats-on, area contests, counted',
  blog: 'nested blogs, screen /settings, area blogs',
  post: 'nested posts, screen /whats-on, area blogs',
  page: 'folder pages, screen /pages, area pages',
  homepage: 'file homepage.yaml, screen /pages, single',
  gallery: 'folder galleries, screen /pages',
  banner: 'list banners.yaml, screen /whats-on',
  popup: 'folder popups, screen /whats-on',
  'meta-data': 'list meta-data.yaml, screen /pages',
  'point-of-interest': 'folder points-of-interest, screen /pages',
  'social-post': 'list social.yaml, screen /whats-on',
}

describe('the kinds of entries', () => {
  it('are in the order of an import', () => {
    expect(entryKinds).toEqual(Object.keys(table))
  })

  it.each(entryKinds)('has a %s where the table says', (kind) => {
    const { place, screen, area, page, isSingle, isCounted } = kindOf(kind)
    const parts = [
      Object.entries(place).flat().join(' '),
      `screen ${screen}`,
      area === undefined ? '' : `area ${area}`,
      page === undefined ? '' : `page ${page}`,
      isSingle === true ? 'single' : '',
      isCounted === true ? 'counted' : '',
    ]
    expect(parts.filter((part) => part !== '').join(', ')).toBe(table[kind])
    expect(singleKinds.has(kind)).toBe(isSingle === true)
  })

  it('are no other names', () => {
    expect(isEntryKind('store')).toBe(true)
    expect(['stores', 'toString', ''].filter(isEntryKind)).toEqual([])
  })
})

it('begins a new record with its first day, and with what most of its kind have', () => {
  const first = entryKinds.flatMap((kind) => {
    const document = kindOf(kind).firstDocument?.('2026-11-25')
    return document === undefined ? [] : [[kind, document]]
  })
  expect(Object.fromEntries(first)).toEqual({
    promotion: { start: '2026-11-25' },
    coupon: { start: '2026-11-25' },
    event: { show_times: true },
    news: { show_times: false, start: '2026-11-25' },
    job: { start: '2026-11-25' },
    contest: { photo: false },
    post: { published: '2026-11-25' },
  })
})

it('has a page for each record of a kind with an area', () => {
  expect(pagePathOf('store', 'ixtle')).toBe('/stores/ixtle')
  expect(pagePathOf('coupon', 'two-for-one')).toBe('/promotions/two-for-one')
  expect(pagePathOf('banner', 'autumn')).toBeUndefined()
})
