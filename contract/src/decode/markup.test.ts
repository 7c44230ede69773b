import { describe, expect, it } from 'vitest'
import { context } from '../testing/decoders.ts'
import { readHtml } from './html.ts'
import { decodeEntities, nonTextTags, stripTags } from './markup.ts'

/** Their content is a program, a style, a form or a picture, or is shown by no browser. */
const elements =
  'script style textarea option xmp noscript iframe object svg math template title head noembed noframes select button ' +
  'audio video canvas plaintext'

describe('an element that is no text', () => {
  it('is one of these', () => {
    expect(nonTextTags).toEqual(elements.split(' '))
  })

  it.each(elements.split(' '))('%s is removed with its content', (name) => {
    expect(stripTags(`Sale<${name}>gone</${name}>`)).toBe('Sale')
    expect(readHtml(`<p>Sale</p><${name}>gone</${name}>`, context)).toBe('<p>Sale</p>')
  })
})

describe('a text without its tags', () => {
  it.each('p div h1 h6 li ul ol br hr tr td th table blockquote pre figcaption'.split(' '))(
    'has a space in place of %s',
    (name) => {
      expect(stripTags(`one<${name}>two`)).toBe('one two')
    },
  )

  it.each(['b', 'span', 'a', 'em', 'thing'])('has none in place of %s', (name) => {
    expect(stripTags(`one<${name}>two</${name}>`)).toBe('onetwo')
  })

  it.each(['3 < 5', 'a <3', 'x > y'])('keeps %j', (text) => {
    expect(stripTags(text)).toBe(text)
  })
})

it.each([
  ['&amp;&lt;&gt;&quot;', '&<>"'],
  ['&eacute;&#233;&#xE9;&#XE9;', 'éééé'],
  ['Q&Answers; &xyzzy; &', 'Q&Answers; &xyzzy; &'],
  ['&amp;amp;', '&amp;'],
])('decodes the entities of %j', (text, decoded) => {
  expect(decodeEntities(text)).toBe(decoded)
})
