import { describe, expect, it } from 'vitest'
import { testTime, createTestEvent, createTestContext } from '../../../testing/page-context.ts'
import { blogData, newsData, postData } from './article.server.ts'

const context = createTestContext({ locale: 'es' })
const post = {
  id: '1',
  slug: 'bread',
  name: 'Pan',
  untranslated: [],
  publishedAt: testTime('2026-11-02 09:00'),
  updatedAt: testTime('2026-11-03 09:00'),
  categories: ['Comer'],
  tags: ['pan', 'Comer'],
}
const blog = { id: '1', slug: 'quay', name: 'Muelle', untranslated: [], posts: [post] }

describe('the structured data of an article', () => {
  it('have date and publisher of a news item', () => {
    const news = createTestEvent({ period: { start: testTime('2026-11-20 08:00') } })
    expect(newsData(news, context)).toMatchObject({
      '@type': 'NewsArticle',
      headline: 'Event 1',
      url: 'https://mall.example/es/events-and-news/event-1',
      datePublished: '2026-11-20T08:00:00-04:00',
      author: { '@type': 'ShoppingCenter', name: 'Test Mall' },
      inLanguage: 'es-MX',
    })
  })

  it('has the author of a post, else the mall', () => {
    expect(postData({ ...post, author: 'Ana Ríos' }, blog, context)).toMatchObject({
      '@type': 'BlogPosting',
      author: { '@type': 'Person', name: 'Ana Ríos' },
      dateModified: '2026-11-03T09:00:00-04:00',
      keywords: ['Comer', 'pan'],
      isPartOf: { name: 'Muelle' },
    })
    expect(postData(post, blog, context).author).toMatchObject({ name: 'Test Mall' })
  })

  it('list the posts of the blog’s page', () => {
    expect(blogData(blog, [post], context).blogPost).toMatchObject([{ headline: 'Pan' }])
    expect(blogData(blog, [], context)).not.toHaveProperty('blogPost')
  })
})
