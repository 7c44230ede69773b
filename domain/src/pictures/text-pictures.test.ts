import { describe, expect, it } from 'vitest'
import {
  decorateTextPictures,
  listTextPictures,
  replaceTextPictures,
  writeTextPicture,
} from './text-pictures.ts'

const text =
  '<p>Before</p><figure><img src="1a/gulls.jpg" alt="Gulls &amp; a pier"><figcaption>Gulls</figcaption></figure>' +
  '<figure><IMG alt="" src=" 2b/line.png " /></figure><figure><img src="3c/new.jpg"></figure>'

describe('the pictures of a text', () => {
  it('are in its order, with their words as written', () => {
    expect(listTextPictures(text)).toEqual([
      { source: '1a/gulls.jpg', alt: 'Gulls &amp; a pier' },
      { source: '2b/line.png', alt: '' },
      { source: '3c/new.jpg' },
    ])
    expect(listTextPictures('<p>An &lt;img src="1a/a.jpg"&gt; <imgx src="1a/b.jpg"></p>')).toEqual([])
  })

  it('have their size in responses', () => {
    const [picture] = listTextPictures('<img src="/media/a?x=1&amp;y=2" alt="A" width="800" height="600" />')
    expect(picture).toEqual({ source: '/media/a?x=1&y=2', alt: 'A', width: 800, height: 600 })
    expect(picture && writeTextPicture(picture)).toBe(
      '<img src="/media/a?x=1&amp;y=2" alt="A" width="800" height="600">',
    )
  })

  it('do not take data for an attribute', () => {
    expect(listTextPictures('<img data-src="1a/a.jpg" src="1a/b.jpg">')).toEqual([{ source: '1a/b.jpg' }])
  })

  it('are replaced, and nothing else', () => {
    const replaced = replaceTextPictures(text, ({ source }) => `[$& ${source}]`)
    expect(replaced).toContain(
      '<p>Before</p><figure>[$& 1a/gulls.jpg]<figcaption>Gulls</figcaption></figure>',
    )
    expect(replaced).toContain('<figure>[$& 3c/new.jpg]</figure>')
  })

  it('only decorate where nobody has described them', () => {
    const decorated = decorateTextPictures(text)
    expect(listTextPictures(decorated).map(({ alt }) => alt)).toEqual(['Gulls &amp; a pier', '', ''])
    expect(decorateTextPictures(decorated)).toBe(decorated)
  })
})
