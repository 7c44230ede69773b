import { describe, expect, it } from 'vitest'
import { context } from '../testing/decoders.ts'
import { findHtmlError } from '../testing/html-grammar.ts'
import { readTextParts } from './text-parts.ts'

const x = { kind: 'gallery', slug: 'x' }

describe('readTextParts', () => {
  it.each([
    ['<p>a</p><gallery source="x"></gallery><p>b</p>', ['<p>a</p>', x, '<p>b</p>']],
    ['<p>a</p><gallery source="x"><p>b</p>', ['<p>a</p>', x, '<p>b</p>']],
    ['<p>a</p><gallery source="x" /><p>b</p>', ['<p>a</p>', x, '<p>b</p>']],
    ["<p>a</p><GALLERY Source='x'></GALLERY>", ['<p>a</p>', x]],
    ['<gallery source=x>', [x]],
    ['one<gallery source="x">two', ['one', x, 'two']],
    ['<p>a <gallery source="x"></gallery> b</p>', ['<p>a </p>', x, '<p> b</p>']],
    ['<p><gallery source="x"></p>', [x]],
    [
      '<div><ul><li>a</li><li><strong>b<gallery source="x">c</strong></li></ul></div>',
      [
        '<div><ul><li>a</li><li><strong>b</strong></li></ul></div>',
        x,
        '<div><ul><li><strong>c</strong></li></ul></div>',
      ],
    ],
    [
      '<p>a<br>b<img src="https://a.example/b.png"><gallery source="x">c</p>',
      ['<p>a<br />b<img src="https://a.example/b.png" alt="" loading="lazy" /></p>', x, '<p>c</p>'],
    ],
    ['<gallery source="x"><gallery source="y">', [x, { kind: 'gallery', slug: 'y' }]],
  ])('cuts %s', (html, parts) => {
    const expected = parts.map((part) => (typeof part === 'string' ? { kind: 'html', html: part } : part))
    expect(readTextParts(html, context)).toEqual(expected)
  })

  it('drops the galleries after the twentieth, and no text', () => {
    const galleries = '<gallery source="x">'.repeat(22)
    const text = (word: string) => ({ kind: 'html', html: `<p>${word}</p>` })
    expect(readTextParts(`<p>a</p>${galleries}<p>b</p>`, context)).toEqual([
      text('a'),
      ...Array.from({ length: 20 }, () => x),
      text('b'),
    ])
    const texts = Array.from({ length: 30 }, (_, index) => `<p>${index}</p>`)
    const parts = readTextParts(texts.join('<gallery source="x">'), context) ?? []
    expect(parts.filter(({ kind }) => kind === 'gallery')).toHaveLength(20)
  })

  it.each([
    '<p>a</p>',
    'a gallery source="x"',
    '&lt;gallery source="x"&gt;',
    '<gallery><p>a</p></gallery>',
    '<gallery source=""><p>a</p>',
    '<gallery src="x">',
    '<galleryx source="x">',
    `<gallery source="x">${'a'.repeat(200_001)}`,
    null,
    7,
  ])('is undefined without a gallery: %.40j', (html) => {
    expect(readTextParts(html, context)).toBeUndefined()
  })

  it.each([
    '<gallery source="x" onclick="alert(1)" style="color:red"><script>alert(1)</script><p onclick="y()">a</p>',
    '<a title="<gallery source=x>" href="javascript:alert(1)">a</a><gallery source="x">',
    '<!-- <gallery source="x"> --><p>a<gallery source="y"><iframe src="https://evil.example"></iframe></p>',
    '<svg><gallery source="x"><script>alert(1)</script></svg><gallery source="y">',
    '<gallery source="x"</gallery><img src=x onerror=alert(1)><gallery source="y">',
    `<gallery source='"><img src=x onerror=alert(1)>'><gallery source="y">`,
  ])('contains only safe text and slugs: %s', (html) => {
    const parts = readTextParts(html, context) ?? []
    expect(parts.length).toBeGreaterThan(0)
    const texts = parts.map((part) => (part.kind === 'html' ? part.html : ''))
    const slugs = parts.map((part) => (part.kind === 'gallery' ? part.slug : 'text'))
    expect(texts.map((html) => findHtmlError(html))).toEqual(texts.map(() => undefined))
    expect(slugs.join('')).toMatch(/^[\w-]+$/)
    expect(texts.join('')).not.toMatch(/alert|evil|onerror|<gallery/)
  })

  it('leaves out galleries beyond twenty, because each repeats the elements around it', () => {
    const parts = readTextParts(`<p><a href="/hours">${'a<gallery source="x">'.repeat(500)}</a></p>`, context)
    expect(parts?.filter(({ kind }) => kind === 'gallery')).toHaveLength(20)
    expect(JSON.stringify(parts).length).toBeLessThan(10_000)
  })
})
