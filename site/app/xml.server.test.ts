import { describe, expect, it } from 'vitest'
import { readXml } from '../testing/xml.ts'
import { element, xmlDocument } from './xml.server.ts'

describe('XML', () => {
  it('has a declaration and nested elements', () => {
    const link = element('x:link', [], { rel: 'alternate', href: '/es' })
    expect(xmlDocument(element('list', [element('name', 'One'), link], { 'xmlns:x': 'urn:x' }))).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>' +
        '<list xmlns:x="urn:x"><name>One</name><x:link rel="alternate" href="/es"/></list>',
    )
  })

  it.each([
    '<b>&amp;</b>',
    'a]]>b',
    `"double" and 'single'`,
    '<!-- none --><![CDATA[ none ]]><?none?>',
    'Ñandú 🎪 ✓',
    'two\nlines',
  ])('survives a round trip of texts and attributes: %s', (text) => {
    const found = readXml(xmlDocument(element('a', text, { b: text.replace('\n', ' ') })))
    expect(found?.elements).toEqual([{ type: 'text', text }])
    expect(found?.attributes).toEqual({ b: text.replace('\n', ' ') })
  })

  it.each(['\u0000', '\u0008', '\u000B', '\u001F', '\uD800', '\uDFFF', '\uFFFE', '\uFFFF'])(
    'omits invalid characters (%j)',
    (character) => {
      expect(element('a', `b${character}c`, { d: `${character}e` }).xml).toBe('<a d="e">bc</a>')
    },
  )
})
