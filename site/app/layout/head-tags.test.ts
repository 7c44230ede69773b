import { describe, expect, it } from 'vitest'
import type { PageHead } from '../presenters/page-head.server.ts'
import { currentNames, headTags, headTagsNaming } from './head-tags.ts'

const head: PageHead = {
  title: 'Pan · Mall',
  description: 'De masa madre',
  canonical: 'https://mall.example/es/blogs/pan',
  alternates: [{ hreflang: 'en-CA', href: 'https://mall.example/blogs/pan' }],
  siteName: 'Mall',
  languages: ['es_MX', 'en_CA'],
  structuredData: [{ '@type': 'BlogPosting' }, { '@type': 'BreadcrumbList' }],
}

describe('the tags of a head', () => {
  it('are the required ones of Open Graph', () => {
    expect(propertiesOf(head)).toEqual({
      'og:title': ['Pan · Mall'],
      'og:type': ['website'],
      'og:site_name': ['Mall'],
      'og:url': ['https://mall.example/es/blogs/pan'],
      'og:description': ['De masa madre'],
      'og:locale': ['es_MX'],
      'og:locale:alternate': ['en_CA'],
    })
  })

  it('have the platform’s keywords, if any', () => {
    expect(headTags({ loaderData: { head: { ...head, keywords: 'pan, masa' } } })).toContainEqual({
      name: 'keywords',
      content: 'pan, masa',
    })
    expect(JSON.stringify(headTags({ loaderData: { head } }))).not.toContain('keywords')
  })

  it('have the page’s choices in the title', () => {
    const kinds = [
      { text: 'Todo', current: false },
      { text: 'Cupones', current: true },
    ]
    const naming = headTagsNaming((screen: { head: PageHead }, query) => [
      ...currentNames(kinds),
      query.get('letter') ?? screen.head.siteName,
    ])
    const titleAt = (search: string) => naming({ loaderData: { head }, location: { search } })[0]
    expect(titleAt('?letter=P')).toEqual({ title: 'Cupones · P · Pan · Mall' })
    expect(titleAt('')).toEqual({ title: 'Cupones · Mall · Pan · Mall' })
    expect(currentNames([{ text: 'Todo', current: true }])).toEqual([])
  })

  it('have a large image with size and alternative text', () => {
    const image = { url: 'https://mall.example/media/pan.jpg', width: 1200, height: 630, alt: 'Un pan' }
    expect(propertiesOf({ ...head, image })).toMatchObject({
      'og:image': ['https://mall.example/media/pan.jpg'],
      'og:image:width': ['1200'],
      'og:image:height': ['630'],
      'og:image:alt': ['Un pan'],
    })
    expect(headTags({ loaderData: { head: { ...head, image } } })).toContainEqual({
      name: 'twitter:card',
      content: 'summary_large_image',
    })
  })

  it('describe news and posts as articles with dates', () => {
    const article = { published: '2026-11-20T00:00:00.000Z' }
    const properties = propertiesOf({ ...head, article })
    expect(properties['og:type']).toEqual(['article'])
    expect(properties['article:published_time']).toEqual(['2026-11-20T00:00:00.000Z'])
    expect(properties).not.toHaveProperty('article:modified_time')
  })

  it('put all structured data into one graph', () => {
    expect(headTags({ loaderData: { head } })).toContainEqual({
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@graph': [{ '@type': 'BlogPosting' }, { '@type': 'BreadcrumbList' }],
      },
    })
  })

  it('have no canonical address on a noindex page', () => {
    const tags = headTags({ loaderData: { head: { ...head, noindex: true } } })
    expect(tags).toContainEqual({ name: 'robots', content: 'noindex' })
    expect(tags.filter((tag) => 'tagName' in tag)).toEqual([])
  })

  it('are none for a page without data', () => {
    expect(headTags({})).toEqual([])
  })
})

function propertiesOf(shown: PageHead): Record<string, string[]> {
  const found: Record<string, string[]> = {}
  for (const tag of headTags({ loaderData: { head: shown } })) {
    if (!('property' in tag) || !('content' in tag)) continue
    const [property, content] = [String(tag.property), String(tag.content)]
    found[property] = [...(found[property] ?? []), content]
  }
  return found
}
