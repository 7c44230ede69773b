import { describe, expect, it } from 'vitest'
import { parseSearchQuery } from './search-query.ts'
import { countContentWords } from './stop-words.ts'

describe('a query', () => {
  it('requires all words except stop words and weak ones, or what is left of them', () => {
    expect(parseSearchQuery('the shoe polish').required).toBe(0b110)
    expect(parseSearchQuery('the shoe shop').required).toBe(0b10)
    expect(parseSearchQuery('the shop').required).toBe(0b10)
    expect(parseSearchQuery('when do you close').required).toBe(0b1000)
    expect(parseSearchQuery('the for').required).toBe(0b11)
  })

  it('has its words without small ones as one more term, if it has both', () => {
    expect(parseSearchQuery('where is the food hall').content).toMatchObject({
      text: 'foodhall',
      isAll: true,
    })
    expect(parseSearchQuery('food hall').content).toBeUndefined()
    expect(parseSearchQuery('the for').content).toBeUndefined()
  })
})

describe('a long query', () => {
  it('ends after 200 characters and eight words', () => {
    const words = (count: number) => Array.from({ length: count }, (_, index) => `word${index}`)
    expect(parseSearchQuery(words(9).join(' ')).words).toEqual(words(8))
    expect(parseSearchQuery(`${' '.repeat(199)}boots`).words).toEqual(['b'])
  })
})

describe('the language of a query', () => {
  it.each([
    ['where are the boots', 'en'],
    ['donde hay botas', 'es'],
    ['quillon', undefined],
    ['where botas donde', undefined],
  ])('%j is %s, where no word shows another one', (text, locale) => {
    expect(parseSearchQuery(text).locale).toBe(locale)
  })
})

describe('the length of a text', () => {
  it('is the number of its words without small ones, or of all if there are only small ones', () => {
    expect(countContentWords(['the', 'shoe', 'shop'])).toBe(2)
    expect(countContentWords(['the', 'for'])).toBe(2)
  })
})
