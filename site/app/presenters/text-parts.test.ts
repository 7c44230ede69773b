import type { Gallery } from '@promenade/domain/mall/gallery'
import type { TextPart } from '@promenade/domain/mall/values'
import { describe, expect, it } from 'vitest'
import { createTestSlide, createTestContext, testHtml } from '../../testing/page-context.ts'
import { galleriesBeside, textPartViews } from './text-parts.server.ts'

const galleries = ['loft', 'winter'].map((slug): Gallery => ({
  id: slug,
  slug,
  name: slug,
  untranslated: [],
  items: [createTestSlide('1')],
}))
const context = createTestContext({}, { galleries })
const text = (html: string): TextPart => ({ kind: 'html', html: testHtml(html) })
const gallery = (slug: string): TextPart => ({ kind: 'gallery', slug })

describe('a text with galleries', () => {
  it('shows each at its place', () => {
    expect(outline([text('<p>a</p>'), gallery('loft'), text('<p>b</p>'), gallery('WINTER')])).toEqual([
      '<p>a</p>',
      'gallery-loft',
      '<p>b</p>',
      'gallery-winter',
    ])
  })

  it('omits an unknown one, and joins the text around it', () => {
    expect(outline([text('<p>a</p>'), gallery('nothing'), text('<p>b</p>')])).toEqual(['<p>a</p><p>b</p>'])
    expect(outline([gallery('nothing')])).toEqual([])
  })

  it('shows a repeated one once', () => {
    expect(outline([gallery('loft'), text('<p>a</p>'), gallery('loft')])).toEqual([
      'gallery-loft',
      '<p>a</p>',
    ])
  })

  it('is one part without galleries, and none without text', () => {
    expect(textPartViews(testHtml('<p>a</p>'), undefined, context)).toEqual([
      { kind: 'html', html: '<p>a</p>' },
    ])
    expect(textPartViews(undefined, undefined, context)).toEqual([])
  })

  it('is not followed by galleries that it embeds', () => {
    const parts = textPartViews(undefined, [gallery('loft')], context)
    expect(galleriesBeside(['loft', 'winter'], parts, context).map(({ id }) => id)).toEqual([
      'gallery-winter',
    ])
  })
})

function outline(parts: readonly TextPart[]): string[] {
  return textPartViews(undefined, parts, context).map((part) =>
    part.kind === 'html' ? part.html : part.gallery.id,
  )
}
