import { describe, expect, it } from 'vitest'
import { isMarkup, joinBlocks, openContainer, splitBlocks, toMarkup } from './text-blocks.ts'

it.each([
  ['<p>Open</p>', true],
  ['<!-- a note -->', true],
  ['</p>', true],
  ['Open until 9', false],
  ['5 < 6', false],
  ['<3', false],
])('%j is markup: %s', (text, isTagged) => {
  expect(isMarkup(text)).toBe(isTagged)
})

describe('the paragraphs of plain words', () => {
  it('are parted by empty lines', () => {
    expect(splitBlocks('One\nline\n\nTwo\r\n \t\r\n Three \n\n\n\n')).toEqual(['One\nline', 'Two', 'Three'])
    expect(splitBlocks(' \n\n ')).toEqual([])
  })

  it('become HTML, where a line ends with a break and signs stay signs', () => {
    expect(toMarkup('Fish & chips < 9\r\nDaily\n\nOpen >')).toBe(
      '<p>Fish &amp; chips &lt; 9<br>Daily</p>\n<p>Open &gt;</p>',
    )
  })
})

describe('the blocks of HTML', () => {
  it('are its outermost elements, and the words between them', () => {
    const list = '<ul><li><p>One</p></li><li>Two</li></ul>'
    expect(splitBlocks(`before <p>a <em>b</em></p>\n${list} after`)).toEqual([
      'before',
      '<p>a <em>b</em></p>',
      list,
      'after',
    ])
  })

  it('begin and end at tags in capitals too, and a sign in an attribute ends no tag', () => {
    const caption = '<P title="a > b">a</P>'
    expect(splitBlocks(`${caption}<H2>b</H2>`)).toEqual([caption, '<H2>b</H2>'])
  })

  it.each(['<p>a<p>b</p>', 'a</p><p>b</p>', '</p>a<p>'])(
    'of %j, whose tags do not match, are one',
    (text) => {
      expect(splitBlocks(text)).toEqual([text])
    },
  )

  it('are joined line by line, plain words with an empty line', () => {
    expect(joinBlocks(['<p>a</p>', '<p>b</p>'])).toBe('<p>a</p>\n<p>b</p>')
    expect(joinBlocks(['a', 'b'])).toBe('a\n\nb')
  })
})

describe('a list, a quote or a table', () => {
  it('is opened into its tags and blocks', () => {
    expect(openContainer('<UL class="x"><li>One</li><li>Two</li></UL>')).toEqual({
      open: '<UL class="x">',
      blocks: ['<li>One</li>', '<li>Two</li>'],
      close: '</UL>',
    })
    expect(openContainer('<ol></ol>')).toEqual({ open: '<ol>', blocks: [], close: '</ol>' })
  })

  it.each(['<p>One</p>', 'One', '<ul><li>One</li>'])('is not %j', (block) => {
    expect(openContainer(block)).toBeUndefined()
  })
})
