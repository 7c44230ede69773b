import { describe, expect, it } from 'vitest'
import { context } from '../testing/decoders.ts'
import { findHtmlError } from '../testing/html-grammar.ts'
import { excerpt, isSafeHtml, plainText, readHtml } from './html.ts'

const es = { ...context, locale: 'es' as const }

describe('readHtml', () => {
  it.each([
    ['<p>a<script>alert(1)</script></p>', '<p>a</p>'],
    ['<p style="color:red" class="x" data-pasted onclick="y()">a</p>', '<p>a</p>'],
    ['<a href="javascript:alert(1)">a</a>', 'a'],
    ['<p><a href="java&#10;script:alert(1)">a</a></p>', '<p>a</p>'],
    ['<a href="data:text/html,x">a</a>', 'a'],
    ['<p>a</p><iframe src="https://x.example">b</iframe><form><input value=c>d</form>', '<p>a</p>d'],
    ['<svg><script>alert(1)</script></svg><math>x</math><p>a</p>', '<p>a</p>'],
    ['<p>a<!-- b --></p>', '<p>a</p>'],
    ['<p>not <b>closed', '<p>not <strong>closed</strong></p>'],
    ['<p>\u202Ea</p>', '<p>a</p>'],
  ])('makes %s safe', (html, safe) => {
    expect(readHtml(html, context)).toBe(safe)
    expect(findHtmlError(safe)).toBeUndefined()
  })

  it.each([
    '<p><br></p>',
    '<p>&nbsp;</p>',
    '<div><p><strong> </strong></p></div>',
    '<br><br>',
    '<p><a href="/x"></a></p>',
    '',
    ' ',
    'null',
    null,
    7,
    ['<p>a</p>'],
    'a'.repeat(200_001),
  ])('is undefined without visible content: %j', (html) => {
    expect(readHtml(html, context)).toBeUndefined()
  })

  it('removes the gaps that editors leave', () => {
    expect(readHtml('<p><br></p><p>a</p><p>&nbsp;</p><p>b</p><br><br>', context)).toBe('<p>a</p><p>b</p>')
  })

  it('keeps a paragraph that holds nothing but a picture', () => {
    const html = readHtml(
      '<p><strong><img src="//cdn.example/a.png" alt="A &quot;b&quot;" onerror="x()"></strong></p>',
      context,
    )
    expect(html).toBe(
      '<p><strong><img src="https://cdn.example/a.png" alt="A &quot;b&quot;" loading="lazy" /></strong></p>',
    )
  })

  it('lowers all headings, so that there is no h1', () => {
    expect(readHtml('<h1>a</h1><h2>b</h2><h6>c</h6>', context)).toBe('<h2>a</h2><h3>b</h3><h6>c</h6>')
    expect(readHtml('<h2>a</h2><h3>b</h3>', context)).toBe('<h2>a</h2><h3>b</h3>')
  })

  it('keeps a pasted table as a plain one', () => {
    const html = readHtml(
      '<table border=1 style="width:900px"><colgroup><col></colgroup><tr><td colspan=2 bgcolor=red><span>a</span></td><td>b</td></tr></table>',
      context,
    )
    expect(html).toBe(
      '<table><caption data-generated>a</caption><tr><th colspan="2" scope="row">a</th><td>b</td></tr></table>',
    )
  })

  it('adds the language of the page to internal links only', () => {
    const html =
      '<a href="/hours" target="_blank">a</a><a href="https://www.larchgate.example//stores/x?y=1">b</a>' +
      '<a href="/es/map">c</a><a href="/files/plan.pdf">d</a><a href="https://other.example/" target="_blank">e</a>'
    expect(readHtml(html, es)).toBe(
      '<a href="/es/hours">a</a><a href="/es/stores/x?y=1">b</a><a href="/es/map">c</a>' +
        '<a href="https://platform.example/files/plan.pdf">d</a>' +
        '<a href="https://other.example/" target="_blank" rel="noopener">e</a>',
    )
    expect(readHtml('<a href="/es/map">c</a>', context)).toBe('<a href="/map">c</a>')
  })

  it.each([
    ['<p>Call 902-555-0104.</p>', '<p>Call <a href="tel:+19025550104">902-555-0104</a>.</p>'],
    ['<b>902-555-0101</b>', '<strong><a href="tel:+19025550101">902-555-0101</a></strong>'],
    ['<a href="/hours"><b>902-555-0101</b></a>', '<a href="/hours"><strong>902-555-0101</strong></a>'],
    ['<a href="tel:902.555.0101">us</a>', '<a href="tel:+19025550101">us</a>'],
    ['<code>902-555-0101</code>', '<code>902-555-0101</code>'],
    [
      '<img src="/media/902-555-0101.png">',
      '<img src="https://platform.example/media/902-555-0101.png" alt="" loading="lazy" />',
    ],
  ])('links phone numbers in their international form: %s', (html, linked) => {
    expect(readHtml(html, { ...context, country: 'Canada' })).toBe(linked)
    expect(findHtmlError(linked)).toBeUndefined()
  })

  it('lets the site serve the pictures', () => {
    const html = readHtml('<img src="/media/a.png">', {
      ...context,
      pictureUrl: (url) => `/pictures${url.pathname}`,
    })
    expect(html).toBe('<img src="/pictures/media/a.png" alt="" loading="lazy" />')
  })

  it('makes paragraphs of plain text', () => {
    expect(readHtml('one\ntwo\n\nthree & four < five', context)).toBe(
      '<p>one<br />two</p><p>three &amp; four &lt; five</p>',
    )
  })

  it('does not change safe HTML', () => {
    const safe = readHtml(
      '<h2>a</h2><p>b <a href="https://x.example/?a=1&amp;b=2">c</a></p><ul><li>d</li></ul>',
      context,
    )
    expect(readHtml(safe, context)).toBe(safe)
  })
})

describe('plainText', () => {
  it('separates blocks, cells and lines, but not words', () => {
    const html = readHtml(
      '<p>a<b>b</b>c</p><p>d<br>e</p><table><tr><td>f</td><td>g</td></tr></table>',
      context,
    )
    expect(html === undefined ? '' : plainText(html)).toBe('abc d e f g')
  })

  it('has no captions of pictures', () => {
    const html = readHtml(
      '<figure><img src="/a.jpg" alt="Gulls"><figcaption>By <em>Ana</em></figcaption></figure><p>a</p>',
      context,
    )
    expect(html).toContain('<figcaption>By <em>Ana</em></figcaption>')
    expect(html === undefined ? '' : plainText(html)).toBe('a')
  })

  it('decodes entities', () => {
    const html = readHtml('<p>Fish &amp; chips &lt; 3 &quot;a&quot; &eacute; &amp;amp;</p>', context)
    expect(html === undefined ? '' : plainText(html)).toBe('Fish & chips < 3 "a" é &amp;')
  })
})

describe('excerpt', () => {
  it.each([
    ['The quick brown fox', 100, 'The quick brown fox'],
    ['The quick brown fox', 19, 'The quick brown fox'],
    ['The quick brown fox', 12, 'The quick…'],
    ['The quick, brown fox', 12, 'The quick…'],
    ['The quick brown fox', 9, 'The quick…'],
    ['Unbreakable', 5, 'Unbre…'],
    ['👩‍🚀👩‍🚀', 1, '👩…'],
  ])('cuts %s at %i', (text, length, cut) => {
    expect(excerpt(text, length)).toBe(cut)
  })
})

describe('a text', () => {
  it.each(['no tags', '<p>a<br />b</p>', '<h2>a</h2><img src="/a.jpg" alt="" />', 'a &lt;script&gt;'])(
    'whose tags are on the allow-list is safe: %s',
    (text) => {
      expect(isSafeHtml(text)).toBe(true)
    },
  )

  it.each([
    '<script>',
    'a<SCRIPT src=x>',
    '</script>',
    '<svg/onload=x>',
    '<pre1>',
    '<!-- a -->',
    'a < b',
    '<p',
  ])('with another tag, or none after a `<`, is not: %s', (text) => {
    expect(isSafeHtml(text)).toBe(false)
  })
})
