import { overAt } from '@promenade/domain/calendar/instants'
import type { Contest } from '@promenade/domain/mall/contest'
import type { Post } from '@promenade/domain/mall/blog'
import { describe, expect, it } from 'vitest'
import { testTime, createTestEvent, createTestContext, testZone } from '../../testing/page-context.ts'
import { contestStory, newsStory, postStory } from './story-card.server.ts'

const english = createTestContext()
const spanish = createTestContext({ locale: 'es' })

describe('the card of a news item', () => {
  const item = createTestEvent({
    slug: 'ferry',
    name: 'Ferry',
    period: { start: testTime('2026-11-12 23:30') },
  })

  it('has its publication date, and links to its page', () => {
    expect(newsStory(item, english)).toMatchObject({
      to: '/events-and-news/ferry',
      title: 'Ferry',
      kicker: 'November 12, 2026',
    })
    expect(newsStory(item, spanish)).toMatchObject({
      to: '/es/events-and-news/ferry',
      kicker: '12 de noviembre de 2026',
    })
  })

  it('has the date on which it was first shown if it has no other', () => {
    const shown = { ...item, period: { showFrom: testTime('2026-11-02 00:00') } }
    expect(newsStory(shown, english).kicker).toBe('November 2, 2026')
    expect(newsStory({ ...item, period: {} }, english).kicker).toBeUndefined()
  })

  it('marks its English texts', () => {
    const half = { ...item, subtitle: 'Later', summary: 'Long', untranslated: ['subtitle'] }
    expect(newsStory(half, spanish)).toMatchObject({ lang: undefined, summary: 'Later', summaryLang: 'en' })
    const { subtitle: _, ...without } = half
    expect(newsStory(without, spanish)).toMatchObject({ summary: 'Long', summaryLang: undefined })
  })
})

describe('the card of a post', () => {
  it('has its date, its summary and its picture', () => {
    const post: Post = {
      id: '1',
      slug: 'birds',
      name: 'Birds',
      summary: 'Seven of them',
      picture: { url: '/birds.svg' },
      publishedAt: testTime('2026-10-20 08:00'),
      untranslated: ['name'],
      categories: [],
      tags: [],
    }
    expect(postStory(post, spanish)).toEqual({
      id: '1',
      to: '/es/blogs/birds',
      title: 'Birds',
      lang: 'en',
      kicker: '20 de octubre de 2026',
      summary: 'Seven of them',
      summaryLang: undefined,
      picture: { url: '/birds.svg', alt: '' },
    })
  })
})

describe('the card of a contest', () => {
  const period = { start: testTime('2026-11-21 00:00'), overAt: overAt('2026-12-07', testZone) }
  const contest: Contest = {
    id: '1',
    slug: 'ferry',
    name: 'Name the ferry',
    untranslated: [],
    asksForPhoto: false,
    isFeatured: false,
    period,
  }

  it('shows until when, or from when entries are open', () => {
    expect(contestStory(contest, english).kicker).toBe('Entries open on November 21')
    const open = { ...contest, period: { ...period, start: testTime('2026-11-20 13:00') } }
    expect(contestStory(open, english).kicker).toBe('Enter by December 7')
    expect(contestStory(open, spanish).kicker).toBe('Participa hasta el 7 de diciembre')
    expect(contestStory({ ...contest, period: {} }, english).kicker).toBe('Open for entries')
  })
})
