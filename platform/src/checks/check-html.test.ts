import { describe, expect, it } from 'vitest'
import { findHtmlFaults } from './check-html.ts'

const find = (html: string) =>
  findHtmlFaults(html, (href) => (href.startsWith('/') ? undefined : `no page "${href}"`))

describe('findHtmlFaults', () => {
  it.each([
    '<p>Plain &amp; <strong>strong</strong><br>next<br /></p>',
    '<ul><li>One</li><li>Two</li></ul>',
    '<p><a href="/hours?week=2">Hours</a></p>',
    '<table><tbody><tr><th scope="row">A</th><td colspan="2">B</td></tr></tbody></table>',
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
    ['<img src="/x.png">', '<img> is not allowed'],
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
    expect(findHtmlFaults(html, () => undefined, checkGallery)).toEqual(faults)
  })

  it('refuses a gallery in a text without galleries', () => {
    expect(find('<gallery source="winter"></gallery>')).toEqual(['<gallery> is not allowed'])
  })
})
