import { describe, expect, it } from 'vitest'
import { readFlag } from './flag.ts'
import { readId, readIds } from './id.ts'
import { readCount, readInteger, readNumber } from './number.ts'
import { readText, readTexts } from './text.ts'
import { findBySlug, readSlug, slugOf } from './slug.ts'

describe('readText', () => {
  it.each([
    [' May Art Market ', 'May Art Market'],
    ['Caf&eacute; &amp; Bar', 'Café & Bar'],
    ['&#67;af&#xE9;', 'Café'],
    ['AT&T', 'AT&T'],
    ['Fish&chips &notanentity', 'Fish&chips &notanentity'],
    ['&amp;lt;', '&lt;'],
    ['3 < 5', '3 < 5'],
    ['<b>Sale</b><script>x</script>', 'Sale'],
    ['<p>one</p><p>two &amp; three</p>', 'one two & three'],
    ['a\n\tb\u00A0c', 'a b c'],
    ['a\u0000b\u202Ec\uD800', 'abc'],
    ['👩‍👩‍👧 niño', '👩‍👩‍👧 niño'],
    [7, '7'],
  ])('reads %j', (value, text) => {
    expect(readText(value)).toBe(text)
  })

  it.each([
    null,
    undefined,
    '',
    '  ',
    'null',
    ' null ',
    '<br>',
    '&nbsp;',
    [],
    {},
    true,
    Number.NaN,
    'x'.repeat(200_001),
  ])('is absent for %j', (value) => {
    expect(readText(value)).toBeUndefined()
  })
})

describe('readTexts', () => {
  it('reads lists, lists of objects with a name, and text with commas, each once', () => {
    expect(readTexts(['a', ' a ', null, 'b', 3])).toEqual(['a', 'b', '3'])
    expect(readTexts([{ name: 'a' }, { title: 'b' }])).toEqual(['a'])
    expect(readTexts('a, b,,c')).toEqual(['a', 'b', 'c'])
    expect(readTexts(null)).toEqual([])
  })
})

describe('readId', () => {
  it.each([
    [7, '7'],
    ['7', '7'],
    [' 7 ', '7'],
    [0, '0'],
    ['a-b_c', 'a-b_c'],
  ])('reads %j', (value, id) => {
    expect(readId(value)).toBe(id)
  })

  it.each([null, '', 'null', 'a b', '<x>', 1.5, 2 ** 53, Number.NaN, true, [], {}, 'x'.repeat(201)])(
    'is absent for %j',
    (value) => {
      expect(readId(value)).toBeUndefined()
    },
  )

  it('reads lists of ids and of objects that have one', () => {
    expect(readIds([1, '1', { id: 2 }, null, 'x y', [3]])).toEqual(['1', '2'])
    expect(readIds('1,2')).toEqual([])
  })
})

describe('readFlag and numbers', () => {
  it.each([true, 'true', 'TRUE', ' true ', 1, '1'])('takes %j as true', (value) => {
    expect(readFlag(value)).toBe(true)
  })

  it.each([false, 'false', null, undefined, 'null', 0, '0', '', 2, [], {}, [true]])(
    'takes %j as false',
    (value) => {
      expect(readFlag(value)).toBe(false)
    },
  )

  it('read numbers that are written as text, within their bounds', () => {
    expect(readNumber('-63.5752')).toBe(-63.5752)
    expect(readNumber('1e9')).toBeUndefined()
    expect(readNumber(Number.POSITIVE_INFINITY)).toBeUndefined()
    expect(readInteger('6', 0, 6)).toBe(6)
    expect(readInteger(7, 0, 6)).toBeUndefined()
    expect(readInteger(1.5, 0, 6)).toBeUndefined()
    expect(readCount('3')).toBe(3)
    expect(readCount(-3)).toBe(0)
    expect(readCount(null)).toBe(0)
  })
})

describe('slugs', () => {
  it.each([
    ['gull-and-anchor', 'gull-and-anchor'],
    ['caf%C3%A9', 'café'],
    ['cafe\u0301', 'café'],
    [' a b ', 'a-b'],
    ['a/b?c#d', 'a-b-c-d'],
    ['..', undefined],
    ['%', undefined],
    ['null', undefined],
    [null, undefined],
    [12, '12'],
  ])('read %j as %j', (value, slug) => {
    expect(readSlug(value)).toBe(slug)
  })

  it('are created from names', () => {
    expect(slugOf('Food Hall')).toBe('food-hall')
  })

  it('are compared decoded and without case; the first one wins', () => {
    const records = [
      { slug: 'Café-Sol', n: 1 },
      { slug: 'café-sol', n: 2 },
    ]
    expect(findBySlug(records, 'caf%C3%A9-sol')?.n).toBe(1)
    expect(findBySlug(records, 'cafe-sol')).toBeUndefined()
    expect(findBySlug(records, '')).toBeUndefined()
  })
})
