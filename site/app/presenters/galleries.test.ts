import type { Gallery } from '@promenade/domain/mall/gallery'
import { describe, expect, it } from 'vitest'
import {
  testTime,
  createTestPage,
  createTestSlide,
  createTestStore,
  createTestContext,
} from '../../testing/page-context.ts'
import { galleryViews } from './galleries.server.ts'
import { galleryPictures } from './gallery-pictures.server.ts'

const loft = galleryOf('net-loft', [
  createTestSlide('1', {
    description: 'Look up',
    picture: { url: '/1.svg', alt: 'A skylight', width: 1200, height: 900 },
  }),
  createTestSlide('2'),
])
const winter = galleryOf('winter', [createTestSlide('3')])

describe('the galleries of a page', () => {
  it('are in the order of their slugs, ignoring letter case', () => {
    expect(viewsOf(['Winter', 'net-loft']).map(({ id }) => id)).toEqual([
      'gallery-winter',
      'gallery-net-loft',
    ])
  })

  it('are unique, without unknown ones', () => {
    expect(viewsOf(['net-loft', 'nothing', 'NET-LOFT', '__proto__']).map(({ title }) => title)).toEqual([
      'The net-loft',
    ])
  })

  it('show each picture with its caption and its own size', () => {
    expect(viewsOf(['net-loft'])[0]?.pictures[0]).toEqual({
      id: '1',
      url: '/1.svg',
      alt: 'A skylight',
      caption: 'Look up',
      width: 1200,
      height: 900,
    })
  })

  it('name a picture without text by its number, since it is a link', () => {
    expect(viewsOf(['net-loft'])[0]?.pictures[1]?.alt).toBe('Picture 2 of 2: The net-loft')
    const captioned = galleryOf('a', [
      createTestSlide('1', { picture: { url: '/1.svg' }, callout: 'Look up' }),
    ])
    expect(galleryViews(['a'], createTestContext({}, { galleries: [captioned] }))[0]?.pictures[0]?.alt).toBe(
      'Look up',
    )
  })

  it('leave a picture that only decorates without text', () => {
    const picture = { url: '/1.svg', alt: '' }
    const decorated = galleryOf('a', [createTestSlide('1', { picture, callout: 'Look up' })])
    expect(galleryViews(['a'], createTestContext({}, { galleries: [decorated] }))[0]?.pictures[0]?.alt).toBe(
      '',
    )
  })

  it('omit pictures that are not current, and galleries without any', () => {
    const over = createTestSlide('1', { period: { overAt: testTime('2026-11-20 00:00') } })
    const later = createTestSlide('2', { period: { showFrom: testTime('2026-11-21 00:00') } })
    const views = (items: Gallery['items']) =>
      galleryViews(['a'], createTestContext({}, { galleries: [galleryOf('a', items)] }))
    expect(views([over, later, createTestSlide('3')])[0]?.pictures.map(({ id }) => id)).toEqual(['3'])
    expect(views([over, later])).toEqual([])
    expect(views([])).toEqual([])
  })

  it('mark English texts on a Spanish page', () => {
    const english = {
      ...galleryOf('a', [createTestSlide('1', { description: 'Look up', untranslated: ['description'] })]),
      untranslated: ['name'],
    }
    const [view] = galleryViews(['a'], createTestContext({ locale: 'es' }, { galleries: [english] }))
    expect(view).toMatchObject({ titleLang: 'en', pictures: [{ lang: 'en' }] })
  })
})

describe('the pictures of all galleries', () => {
  it('begin with the first of each, and link to the page with the gallery', () => {
    const pages = [createTestPage({ slug: 'about', gallerySlugs: ['net-loft', 'winter'] })]
    const context = createTestContext({ locale: 'es' }, { galleries: [loft, winter], pages })
    expect(galleryPictures(context).map(({ id, to }) => [id, to])).toEqual([
      ['net-loft-1', '/es/pages/about#gallery-net-loft-1'],
      ['winter-3', '/es/pages/about#gallery-winter-1'],
      ['net-loft-2', '/es/pages/about#gallery-net-loft-2'],
    ])
  })

  it('link to the store with the gallery’s slug', () => {
    const stores = [createTestStore({ slug: 'winter' })]
    const context = createTestContext({}, { galleries: [loft, winter], stores })
    expect(galleryPictures(context).map(({ to }) => to)).toEqual(['/stores/winter#gallery-winter-1'])
  })

  it('link to the post that embeds them, once it is published', () => {
    const pages = [createTestPage({ slug: 'about', gallerySlugs: ['winter'] })]
    const placesAt = (publishedAt: string) => {
      const post = { ...createTestPage({ slug: 'walk' }), categories: [], tags: [] }
      const bodyParts = [{ kind: 'gallery', slug: 'Winter' }] as const
      const posts = [{ ...post, publishedAt: testTime(publishedAt), bodyParts }]
      const blogs = [{ ...createTestPage({ slug: 'quay' }), posts }]
      const context = createTestContext({}, { galleries: [winter], pages, blogs })
      return galleryPictures(context).map(({ to }) => to)
    }
    expect(placesAt('2026-11-01 00:00')).toEqual(['/blogs/walk#gallery-winter-1'])
    expect(placesAt('2026-12-01 00:00')).toEqual(['/pages/about#gallery-winter-1'])
  })

  it('are empty in an empty mall', () => {
    expect(galleryPictures(createTestContext())).toEqual([])
  })
})

function viewsOf(slugs: readonly string[]) {
  return galleryViews(slugs, createTestContext({}, { galleries: [loft, winter] }))
}

function galleryOf(slug: string, items: Gallery['items']): Gallery {
  return { id: slug, slug, name: `The ${slug}`, untranslated: [], items }
}
