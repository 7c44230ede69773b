import type { Gallery } from '@promenade/domain/mall/gallery'
import type { SocialPost } from '@promenade/domain/mall/social-post'
import type { Blog } from '@promenade/domain/mall/blog'
import { describe, expect, it } from 'vitest'
import type { MallContent } from '../../../content/mall-content.ts'
import {
  testTime,
  createTestEvent,
  createTestPage,
  createTestSlide,
  createTestContext,
} from '../../../testing/page-context.ts'
import { feedItems } from './feed.server.ts'

// Now is Friday, 20 November 2026, 1 p.m.
const picture = { url: '/picture.svg', alt: 'A picture' }

describe('the feed where the centre posts on social networks', () => {
  it('shows its posts, the newest six, each with network, text and day', () => {
    const social = Array.from({ length: 8 }, (_, index) => postOf(`${index + 1}`, `2026-11-1${index} 09:00`))
    const items = feedOf({ social: social.toReversed() })
    expect(items.map(({ id }) => id)).toEqual(['8', '7', '6', '5', '4', '3'])
    expect(items[0]).toEqual({
      id: '8',
      to: 'https://social.example/p/8',
      picture,
      source: 'Instagram',
      text: 'Post 8',
      date: { iso: '2026-11-17', text: 'November 17' },
    })
  })

  it('names a post without a caption by its network, and cuts a long caption after a word', () => {
    const { caption: _, ...silent } = postOf('silent', '2026-11-18 09:00')
    const long = { ...postOf('long', '2026-11-17 09:00'), caption: 'All of the lanterns are lit. '.repeat(9) }
    const [first, second] = feedOf({ social: [silent, long] })
    expect(first?.text).toBe('A post on Instagram')
    expect(second?.text).toMatch(/^All of the lanterns .* All of the…$/)
    expect(second?.text.length).toBeLessThanOrEqual(100)
  })

  it('omits a post without a link, and puts undated ones last', () => {
    const { url: _, ...unlinked } = postOf('unlinked', '2026-11-18 09:00')
    const { postedAt: __, ...undated } = postOf('undated', '2026-11-18 09:00')
    const items = feedOf({ social: [undated, unlinked, postOf('dated', '2026-11-01 09:00')] })
    expect(items.map(({ id, date }) => [id, date?.iso])).toEqual([
      ['dated', '2026-11-01'],
      ['undated', undefined],
    ])
  })

  it('marks a caption that is English on a Spanish page', () => {
    const social = [{ ...postOf('1', '2026-11-18 09:00'), untranslated: ['caption'] }]
    const [item] = feedItems(createTestContext({ locale: 'es' }, { social }))
    expect(item).toMatchObject({ lang: 'en', date: { text: '18 de noviembre' } })
  })
})

describe('the feed of a centre without social posts', () => {
  const blogs = [
    blogOf('quay', ['2026-11-15', '2026-11-13', '2026-11-11', '2026-11-09']),
    blogOf('kitchen', ['2026-11-21']),
  ]
  const news = ['2026-11-18', '2026-11-14'].map((day) =>
    createTestEvent({
      id: day,
      name: `News of ${day}`,
      picture,
      period: { start: testTime(`${day} 08:00`) },
    }),
  )
  const galleries = [galleryOf('lanterns', '2026-11-16'), galleryOf('market', '2026-11-12')]
  const pages = [createTestPage({ slug: 'about', gallerySlugs: ['lanterns', 'market'] })]

  it('has its latest posts, news and two pictures by date', () => {
    const items = feedOf({ blogs, news, galleries, pages })
    expect(items.map(({ source, text, date }) => [source, text, date?.iso])).toEqual([
      ['News', 'News of 2026-11-18', '2026-11-18'],
      ['Pictures', 'First of lanterns', '2026-11-16'],
      ['quay', 'Post of 2026-11-15', '2026-11-15'],
      ['News', 'News of 2026-11-14', '2026-11-14'],
      ['quay', 'Post of 2026-11-13', '2026-11-13'],
      ['Pictures', 'First of market', '2026-11-12'],
    ])
  })

  it('links to each of them, in the page’s language', () => {
    const content = { blogs, news, galleries, pages }
    expect(feedItems(createTestContext({ locale: 'es' }, content)).map(({ to }) => to)).toEqual([
      '/es/events-and-news/event-2026-11-18',
      '/es/pages/about#gallery-lanterns-1',
      '/es/blogs/2026-11-15',
      '/es/events-and-news/event-2026-11-14',
      '/es/blogs/2026-11-13',
      '/es/pages/about#gallery-market-1',
    ])
  })

  it('has more pictures if there are few posts', () => {
    expect(feedOf({ galleries, pages }).map(({ text }) => text)).toEqual([
      'First of lanterns',
      'Second of lanterns',
      'First of market',
      'Second of market',
    ])
    expect(feedOf({ blogs, news })).toHaveLength(6)
  })

  it('omits unpublished items, and pictures without a page', () => {
    const withoutPicture = createTestEvent({ period: { start: testTime('2026-11-18 08:00') } })
    const coming = blogOf('kitchen', ['2026-11-21'])
    expect(feedOf({ blogs: [coming], news: [withoutPicture], galleries })).toEqual([])
  })
})

function feedOf(content: Partial<MallContent>) {
  return feedItems(createTestContext({}, content))
}

function postOf(id: string, postedAt: string): SocialPost {
  return {
    id,
    network: 'Instagram',
    url: `https://social.example/p/${id}`,
    picture,
    caption: `Post ${id}`,
    isVideo: false,
    postedAt: testTime(postedAt),
    untranslated: [],
  }
}

function blogOf(name: string, days: readonly string[]): Blog {
  const posts = days.map((day) => ({
    id: day,
    slug: day,
    name: `Post of ${day}`,
    untranslated: [],
    picture,
    publishedAt: testTime(`${day} 08:00`),
    categories: [],
    tags: [],
  }))
  return { id: name, slug: name, name, untranslated: [], posts }
}

function galleryOf(slug: string, day: string): Gallery {
  const items = ['First', 'Second'].map((word) =>
    createTestSlide(`${slug}-${word}`, { description: `${word} of ${slug}`, picture }),
  )
  return { id: slug, slug, name: slug, untranslated: [], items, updatedAt: testTime(`${day} 08:00`) }
}
