import type { Blog, Post } from '@promenade/domain/mall/blog'
import { describe, expect, it } from 'vitest'
import { testTime, createTestSlide, createTestContext } from '../../../testing/page-context.ts'
import { blogsScreen } from './blogs-screen.server.ts'

const quay = blogOf('quay', [
  postOf('old', '2026-09-01'),
  postOf('new', '2026-11-18'),
  postOf('middle', '2026-10-01'),
])
const kitchen = blogOf('kitchen', [postOf('bread', '2026-11-01')])

describe('the blogs', () => {
  it('begin with the newest post, without repeating it', () => {
    const screen = screenOf([kitchen, quay])
    expect(screen.lead).toMatchObject({ title: 'new', to: '/blogs/new', kicker: 'November 18, 2026' })
    expect(screen.blogs.map(({ name, posts }) => [name, posts.map(({ title }) => title)])).toEqual([
      ['kitchen', ['bread']],
      ['quay', ['middle', 'old']],
    ])
  })

  it('show three posts each and link to the others', () => {
    const long = blogOf(
      'long',
      ['05', '04', '03', '02', '01'].map((day) => postOf(day, `2026-11-${day}`)),
    )
    const [blog] = screenOf([long]).blogs
    expect(blog?.posts.map(({ title }) => title)).toEqual(['04', '03', '02'])
    expect(blog?.to).toBe('/blogs/long')
  })

  it('show nothing before it is published', () => {
    const coming = blogOf('coming', [postOf('tomorrow', '2026-11-21')])
    expect(screenOf([coming])).toMatchObject({ lead: undefined, blogs: [] })
  })

  it('have the banner of blogs', () => {
    const banners = [{ name: 'Blogs Banner', items: [createTestSlide('blogs')] }]
    expect(blogsScreen(createTestContext({}, { banners })).banner?.url).toBe('/blogs.jpg')
  })

  it('link to pages in the page’s language, and mark English texts', () => {
    const english = { ...quay, untranslated: ['name', 'description'], description: 'Stories' }
    const screen = blogsScreen(createTestContext({ locale: 'es' }, { blogs: [english] }))
    expect(screen.blogs[0]).toMatchObject({ to: '/es/blogs/quay', nameLang: 'en', descriptionLang: 'en' })
  })
})

function screenOf(blogs: readonly Blog[]) {
  return blogsScreen(createTestContext({}, { blogs }))
}

function blogOf(slug: string, posts: readonly Post[]): Blog {
  return { id: slug, slug, name: slug, untranslated: [], posts }
}

function postOf(slug: string, date: string): Post {
  const publishedAt = testTime(`${date} 08:00`)
  return { id: slug, slug, name: slug, untranslated: [], categories: [], tags: [], publishedAt }
}
