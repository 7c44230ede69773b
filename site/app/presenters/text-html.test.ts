import type { PictureFiles } from '@promenade/domain/pictures/picture-files'
import { describe, expect, it } from 'vitest'
import { testHtml } from '../../testing/page-context.ts'
import { textHtml } from './text-html.server.ts'

const files = { folder: '/pictures/1a', sizes: ['320x240', '800x600'], fallback: 'jpg' } as const
const pictureFiles = new Map<string, PictureFiles>([['/media/1a/gulls.jpg', files]])
const show = (html: string) => textHtml(testHtml(html), { pictureFiles })

describe('a text with pictures', () => {
  it('has the variants of a photograph, with its words, its size and its caption', () => {
    const caption = '<figcaption>Gulls</figcaption>'
    const image =
      '<img src="/media/1a/gulls.jpg" alt="Two &quot;gulls&quot;" width="1600" height="1200" loading="lazy" />'
    const html = show(`<p>a</p><figure>${image}${caption}</figure>`)
    expect(html).toMatch(/^<p>a<\/p><figure><picture><source type="image\/avif" srcset="[^"]+ 800w" sizes=/)
    expect(html).toContain('<source type="image/webp" srcset="/pictures/1a/320x240.webp 320w, ')
    expect(html).toContain(
      'src="/pictures/1a/800x600.jpg" alt="Two &quot;gulls&quot;" width="1600" height="1200" loading="lazy"',
    )
    expect(html).toMatch(/<\/picture><figcaption class="[^"]*note[^"]*">Gulls<\/figcaption><\/figure>$/)
  })

  it('has a size for one of another platform that sends none', () => {
    expect(show('<p><img src="/media/1a/gulls.jpg" alt="" loading="lazy" /></p>')).toContain(
      'width="800" height="600"',
    )
  })

  it('stays as it is without variants', () => {
    const html = '<p><img src="https://cdn.example/a.png" alt="" loading="lazy" /></p>'
    expect(show(html)).toBe(html)
    expect(textHtml(undefined, { pictureFiles })).toBeUndefined()
  })
})
