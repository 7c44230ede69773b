import type { Blog, Post } from '@promenade/domain/mall/blog'
import type { Locale } from '@promenade/domain/locale/locale'
import { describe, expect, it } from 'vitest'
import { testTime, createTestContext, testHtml } from '../../../testing/page-context.ts'
import { blogScreen } from './blog-screen.server.ts'

const posts = [postOf('three', '2026-11-03'), postOf('five', '2026-11-05'), postOf('one', '2026-11-01')]
const quay: Blog = { ...blogOf('quay', posts), description: 'Stories' }

describe('a blog', () => {
  it('has its posts, the newest first', () => {
    const screen = screenOf('quay')
    expect(screen).toMatchObject({ kind: 'blog', title: 'quay', description: 'Stories', all: '/blogs' })
    expect(screen?.kind === 'blog' && screen.posts.map(({ title }) => title)).toEqual([
      'five',
      'three',
      'one',
    ])
  })

  it('has one page as long as its posts fit on it', () => {
    const fits = blogOf('fits', many(24))
    expect(screenOf('fits', '', [fits])).toMatchObject({ pages: undefined })
  })

  it('is paginated if it has many posts', () => {
    const long = [blogOf('long', many(49))]
    expect(screenOf('long', '', long)).toMatchObject({
      pages: { text: 'Page 1 of 3', newer: undefined, older: '/blogs/long?page=2' },
      head: { title: expect.stringContaining('long') },
    })
    expect(screenOf('long', '?page=2', long)).toMatchObject({
      pages: { newer: '/blogs/long', older: '/blogs/long?page=3' },
      head: { canonical: 'https://mall.example/blogs/long?page=2' },
    })
    const last = screenOf('long', '?page=3', long)
    expect(last).toMatchObject({ pages: { newer: '/blogs/long?page=2', older: undefined } })
    expect(last?.kind === 'blog' && last.posts).toHaveLength(1)
  })

  it.each(['0', '4', '-1', '1.5', 'x', 'Infinity', '__proto__'])('has no page %s', (page) => {
    expect(screenOf('long', `?page=${page}`, [blogOf('long', many(49))])).toBeUndefined()
  })
})

describe('a post', () => {
  it('says who wrote it and when', () => {
    const post = { ...postOf('birds', '2026-10-20'), author: 'Tamsin', body: testHtml('<p>Gulls</p>') }
    expect(screenOf('birds', '', [blogOf('quay', [post])])).toMatchObject({
      kind: 'post',
      title: 'birds',
      byline: ['October 20, 2026', 'By Tamsin'],
      text: [{ kind: 'html', html: '<p>Gulls</p>' }],
      blog: { name: 'quay', to: '/blogs/quay' },
    })
    expect(screenOf('birds', '', [blogOf('quay', [post])], 'es')).toMatchObject({
      byline: ['20 de octubre de 2026', 'Por Tamsin'],
      blog: { to: '/es/blogs/quay' },
    })
  })

  it('links to the previous and the next one', () => {
    expect(screenOf('three')).toMatchObject({ older: { title: 'one' }, newer: { title: 'five' }, others: [] })
    expect(screenOf('five')).toMatchObject({ newer: undefined, others: [{ title: 'one' }] })
    expect(screenOf('one')).toMatchObject({ older: undefined, others: [{ title: 'five' }] })
  })

  it('is found in any blog, unless a blog has its slug', () => {
    const kitchen = blogOf('kitchen', [postOf('bread', '2026-11-01'), postOf('quay', '2026-11-02')])
    expect(screenOf('BREAD', '', [quay, kitchen])).toMatchObject({ kind: 'post', blog: { name: 'kitchen' } })
    expect(screenOf('quay', '', [kitchen, quay])?.kind).toBe('blog')
  })

  it.each(['', 'nothing', '__proto__', 'constructor', '..', '%E0%A4%A', 'x'.repeat(5000)])(
    'does not exist under %.40s',
    (slug) => {
      expect(screenOf(slug)).toBeUndefined()
    },
  )

  it('does not exist before it is published', () => {
    expect(screenOf('tomorrow', '', [blogOf('quay', [postOf('tomorrow', '2026-11-21')])])).toBeUndefined()
  })

  it('marks English texts on a Spanish page and advertises no Spanish', () => {
    const english = { ...postOf('birds', '2026-10-20'), untranslated: ['name', 'summary', 'body'] }
    expect(screenOf('birds', '', [blogOf('quay', [english])], 'es')).toMatchObject({
      titleLang: 'en',
      introLang: 'en',
      bodyLang: 'en',
      head: { alternates: [] },
    })
  })
})

function screenOf(slug: string, search = '', blogs: readonly Blog[] = [quay], locale: Locale = 'en') {
  return blogScreen(createTestContext({ locale }, { blogs }), slug, new URLSearchParams(search))
}

function blogOf(slug: string, of: readonly Post[]): Blog {
  return { id: slug, slug, name: slug, untranslated: [], posts: of }
}

function postOf(slug: string, date: string): Post {
  const publishedAt = testTime(`${date} 08:00`)
  return { id: slug, slug, name: slug, untranslated: [], categories: [], tags: [], publishedAt }
}

function many(count: number): Post[] {
  return Array.from({ length: count }, (_, index) => postOf(`post-${index}`, '2026-01-01'))
}
