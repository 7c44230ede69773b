import { overAt } from '@promenade/domain/calendar/instants'
import type { Post } from '@promenade/domain/mall/blog'
import { describe, expect, it } from 'vitest'
import type { Element } from 'xml-js'
import type { MallContent } from '../../../content/mall-content.ts'
import {
  testTime,
  createTestEvent,
  createTestPromotion,
  createTestStore,
  createTestContext,
  testZone,
} from '../../../testing/page-context.ts'
import type { PageContext } from '../../page-context.ts'
import { readXml } from '../../../testing/xml.ts'
import { blogsFeed, eventsFeed, promotionsFeed } from './feeds.server.ts'

const november = (day: number, hour = 9) => testTime(`2026-11-${String(day).padStart(2, '0')} ${hour}:00`)

describe('the feed of promotions', () => {
  const store = createTestStore({ id: '7', name: 'Ixtle & Co' })
  const offer = createTestPromotion({
    name: 'Coats, a quarter off',
    slug: 'coats',
    summary: 'Wool & <b>down</b>.',
    owner: { kind: 'store', storeId: '7' },
    tags: ['winter'],
    period: { showFrom: november(3), overAt: overAt('2026-12-06', testZone) },
    picture: { url: '/media/coats.svg', alt: 'Two coats' },
  })

  it('has title, owner, dates and absolute addresses', () => {
    const [item] = itemsOf(promotionsFeed(createArgs({ promotions: [offer], stores: [store] })))
    expect(item).toMatchObject({
      title: 'Coats, a quarter off (Ixtle & Co)',
      link: 'https://mall.example/promotions/coats',
      guid: 'promotion-1-en@mall.example',
      pubDate: 'Tue, 03 Nov 2026 13:00:00 GMT',
      description: 'Until December 6 · Wool &amp; &lt;b&gt;down&lt;/b&gt;.',
    })
  })

  it('is in the language of its address', () => {
    const xml = promotionsFeed(createArgs({ promotions: [offer], stores: [store] }, { locale: 'es' }))
    expect(xml).toContain('<language>es-mx</language>')
    expect(xml).toContain('<title>Promociones · Test Mall</title>')
    expect(xml).toContain('href="https://mall.example/es/promotions.rss" rel="self"')
    expect(itemsOf(xml)[0]).toMatchObject({
      link: 'https://mall.example/es/promotions/coats',
      guid: 'promotion-1-es@mall.example',
    })
  })

  it('has the Open Graph image once it is generated, with its size', () => {
    const context = createArgs({ promotions: [offer] })
    expect(promotionsFeed(context)).not.toContain('<enclosure')
    const openGraphFile = () => ({ path: '/open-graph/a.jpg', width: 1200, height: 630, size: 54_321 })
    const xml = promotionsFeed({ ...context, openGraphFile })
    expect(xml).toContain(
      '<enclosure length="54321" type="image/jpeg" url="https://mall.example/open-graph/a.jpg"/>',
    )
    expect(itemsOf(xml)[0]?.['content:encoded']).toContain('alt="Two coats"')
  })

  it('distinguishes a coupon from a promotion with the same id', () => {
    const items = itemsOf(promotionsFeed(createArgs({ promotions: [offer], coupons: [offer] })))
    expect(new Set(items.map(({ guid }) => guid))).toEqual(
      new Set(['coupon-1-en@mall.example', 'promotion-1-en@mall.example']),
    )
  })

  it('omits ended, unannounced and undated records', () => {
    const promotions = [
      { ...offer, id: '1', period: { overAt: overAt('2026-11-19', testZone) } },
      { ...offer, id: '2', period: { showFrom: november(25) } },
      { ...offer, id: '3', period: {} },
    ]
    expect(itemsOf(promotionsFeed(createArgs({ promotions })))).toEqual([])
  })

  it('is the same for every request while nothing changes', () => {
    const feed = (now: number) => promotionsFeed(createArgs({ promotions: [offer] }, { now }))
    expect(feed(november(20, 13))).toBe(feed(november(21, 18)))
  })

  it.each(['a]]>b]]>c', '</title><script>', '&amp; &', 'Ñandú 🎪'])(
    'stays valid for any text: %s',
    (text) => {
      const hostile = {
        ...offer,
        name: text,
        summary: text,
        tags: [text],
        picture: { url: '/a.svg', alt: text },
      }
      const items = itemsOf(promotionsFeed(createArgs({ promotions: [hostile] })))
      expect(items).toEqual([expect.objectContaining({ title: text, category: text })])
      const html = `${items[0]?.['description']} ${items[0]?.['content:encoded']}`
      expect(html).not.toContain('<script')
    },
  )
})

describe('the feed of events and news', () => {
  it('has both, the latest first, and no future dates', () => {
    const event = createTestEvent({
      id: '1',
      name: 'Shanties',
      place: 'Net Loft',
      showsTimes: true,
      period: { showFrom: november(18), start: november(28, 18), overAt: overAt('2026-11-28', testZone) },
    })
    const undated = createTestEvent({
      id: '2',
      period: { start: november(29) },
      updatedAt: november(10),
    })
    const news = createTestEvent({ id: '1', name: 'Five doors', period: { start: november(19) } })
    const xml = eventsFeed(createArgs({ events: [event, undated], news: [news] }))
    const items = itemsOf(xml)
    expect(items.map(({ guid }) => guid?.split('@')[0])).toEqual(['news-1-en', 'event-1-en', 'event-2-en'])
    expect(items[1]?.description).toBe('Saturday, November 28, 6 p.m., Net Loft')
    expect(items[2]?.pubDate).toBe('Tue, 10 Nov 2026 13:00:00 GMT')
    expect(xml).toContain('<lastBuildDate>Thu, 19 Nov 2026 13:00:00 GMT</lastBuildDate>')
  })
})

describe('the feed of the blogs', () => {
  it('has the published posts of all blogs with their authors', () => {
    const blogs = [
      { ...blog('1', 'Quayside'), posts: [post('1', november(2)), post('2', november(30))] },
      { ...blog('2', 'Kitchen'), posts: [{ ...post('3', november(9)), author: 'Ana Ruiz & Co' }] },
    ]
    const xml = blogsFeed(createArgs({ blogs }))
    expect(itemsOf(xml).map(({ guid }) => guid?.split('@')[0])).toEqual(['post-3-en', 'post-1-en'])
    expect(xml).toContain('<dc:creator>Ana Ruiz &amp; Co</dc:creator>')
    expect(xml).toContain('xmlns:dc="http://purl.org/dc/elements/1.1/"')
  })

  it('is limited in items and length of texts', () => {
    const posts = Array.from({ length: 80 }, (_, id) => ({
      ...post(String(id), november(1) + id),
      summary: 'word '.repeat(500),
    }))
    const items = itemsOf(blogsFeed(createArgs({ blogs: [{ ...blog('1', 'Long'), posts }] })))
    expect(items).toHaveLength(50)
    expect(items[0]?.guid).toBe('post-79-en@mall.example')
    expect(items[0]?.description?.length).toBeLessThan(420)
  })

  it('is valid without items', () => {
    expect(blogsFeed(createArgs({}))).toContain('<title>Blog · Test Mall</title>')
  })
})

function createArgs(content: Partial<MallContent>, changes: Partial<PageContext> = {}): PageContext {
  return createTestContext(changes, content)
}

/** The texts of each item by element name. */
function itemsOf(xml: string): readonly Record<string, string | undefined>[] {
  const [channel] = elementsOf(readXml(xml))
  return elementsOf(channel)
    .filter(({ name }) => name === 'item')
    .map((item) => Object.fromEntries(elementsOf(item).map((one) => [one.name, textOf(one)])))
}

function elementsOf(parent: Element | undefined): readonly Element[] {
  return (parent?.elements ?? []).filter(({ type }) => type === 'element')
}

function textOf({ elements = [] }: Element): string {
  return elements.map(({ text }) => text ?? '').join('')
}

function blog(id: string, name: string) {
  return { id, slug: name.toLowerCase(), name, untranslated: [], posts: [] }
}

function post(id: string, publishedAt: number): Post {
  return {
    id,
    slug: `post-${id}`,
    name: `Post ${id}`,
    untranslated: [],
    categories: [],
    tags: [],
    publishedAt,
  }
}
