import { describe, expect, it } from 'vitest'
import { findHtmlFaults } from './check-html.ts'

const checks = {
  link: (href: string) => (href.startsWith('/') ? undefined : `no page "${href}"`),
  picture: (path: string) => (path === '1a/gulls.jpg' ? undefined : `no picture "${path}"`),
}
const find = (html: string) => findHtmlFaults(html, checks)

describe('findHtmlFaults', () => {
  it.each([
    '<p>Plain &amp; <strong>strong</strong><br>next<br /></p>',
    '<ul><li>One</li><li>Two</li></ul>',
    '<p><a href="/hours?week=2">Hours</a></p>',
    '<table><tbody><tr><th scope="row">A</th><td colspan="2">B</td></tr></tbody></table>',
    '<figure><img src="1a/gulls.jpg" alt="Gulls"><figcaption>Gulls, <em>of course</em></figcaption></figure>',
    '<figure><img src="1a/gulls.jpg" /></figure>',
    'No element at all',
  ])('accepts %s', (html) => {
    expect(find(html)).toEqual([])
  })

  it.each([
    ['<p>Open', '<p> is not closed'],
    ['<p><strong>Crossed</p></strong>', '</p> closes nothing that is open'],
    ['<p>5 < 6</p>', 'has a < or > that is not part of an element; write &lt; or &gt;'],
    ['<script>alert(1)</script>', '<script> is not allowed'],
    ['<p onclick="x()">A</p>', '<p> must not have onclick'],
    ['<p style="color: red">A</p>', '<p> must not have style'],
    ['<a href="javascript:alert(1)">A</a>', 'no page "javascript:alert(1)"'],
    ['<constructor>x</constructor>', '<constructor> is not allowed'],
    ['<figure><img src="/x.png"></figure>', 'no picture "/x.png"'],
    ['<figure><img src="https://x.example/a.png"></figure>', 'no picture "https://x.example/a.png"'],
    ['<figure><img src="data:image/png;base64,iVBO"></figure>', 'no picture "data:image/png;base64,iVBO"'],
    ['<figure><img alt="Gulls"></figure>', '<img> must have a src'],
    ['<figure><img src="1a/gulls.jpg" onerror="x()"></figure>', '<img> must not have onerror'],
    ['<figure><img src="1a/gulls.jpg" style="width: 9px"></figure>', '<img> must not have style'],
    ['<figure><img src="1a/gulls.jpg" srcset="/x.png 2x"></figure>', '<img> must not have srcset'],
    ['<p><img src="1a/gulls.jpg"></p>', '<img> must be in a <figure>'],
    ['<figure><img src="1a/gulls.jpg">', '<figure> is not closed'],
    ["<a href='/x'>A</a>", 'has a < or > that is not part of an element; write &lt; or &gt;'],
  ])('reports a fault of %s', (html, fault) => {
    expect(find(html)).toContain(fault)
  })

  it.each([
    ['<p>A</p><gallery source="winter"></gallery>', []],
    ['<gallery source="winter">', ['<gallery> is not closed']],
    ['<gallery source="summer"></gallery>', ['there is no gallery "summer"']],
    ['<gallery></gallery>', ['<gallery> must have a source and nothing else']],
    ['<gallery source="winter" class="x"></gallery>', ['<gallery> must have a source and nothing else']],
  ])('checks the gallery in %s', (html, faults) => {
    const checkGallery = (slug: string) => (slug === 'winter' ? undefined : `there is no gallery "${slug}"`)
    expect(findHtmlFaults(html, { ...checks, gallery: checkGallery })).toEqual(faults)
  })

  it('refuses a gallery in a text without galleries', () => {
    expect(find('<gallery source="winter"></gallery>')).toEqual(['<gallery> is not allowed'])
  })
})
