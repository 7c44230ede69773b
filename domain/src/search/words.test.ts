import { describe, expect, it } from 'vitest'
import { descriptionTerms, termsOf, wholeTerms } from './terms.ts'
import { foldText, literalText, withoutArticle, wordsOf } from './words.ts'

describe('wordsOf', () => {
  it.each([
    ["McDonald's", ['mcdonalds']],
    ['McDonald’s', ['mcdonalds']],
    ['H & M', ['h', 'm']],
    ['H and M', ['h', 'm']],
    ['Café y té', ['cafe', 'te']],
    ['Zapatería BAÑOS', ['zapateria', 'banos']],
    ['Co-op', ['co', 'op']],
    ['Smørrebrød Æsir Straße', ['smorrebrod', 'aesir', 'strasse']],
    ['Yarrow+', ['yarrow', 'plus']],
    ['Salt + Smoke', ['salt', 'smoke']],
    ['No. 4', ['no', '4']],
    ['ｆｕｌｌ width', ['full', 'width']],
    ['and', ['and']],
    ['Y & y', ['y', 'y']],
    ['?!', ['?!']],
    ['店舗 マップ', ['店舗', 'マッフ\u309a']],
    ['  ', []],
    ['', []],
  ])('takes %j apart', (text, words) => {
    expect(wordsOf(text)).toEqual(words)
  })

  it('cuts a word without end', () => {
    expect(wordsOf('a'.repeat(10_000))).toEqual(['a'.repeat(40)])
  })
})

describe('a letter with a stroke or a ligature', () => {
  it.each([
    ['ø', 'o'],
    ['æ', 'ae'],
    ['œ', 'oe'],
    ['ß', 'ss'],
    ['đ', 'd'],
    ['ð', 'd'],
    ['ł', 'l'],
    ['þ', 'th'],
    ['ħ', 'h'],
    ['ı', 'i'],
    ['ŋ', 'n'],
    ['ŧ', 't'],
  ])('%s is found by %s', (letter, typed) => {
    expect(foldText(`A${letter}b`)).toBe(`a${typed}b`)
  })
})

describe('the word after an article', () => {
  it.each([
    ["L'Éclair", 'eclair'],
    ['d’Oro', 'oro'],
    ["qu'il", undefined],
    ["Au'Bon", 'bon'],
    ["Aux'Bon", undefined],
    ["O'Ne", undefined],
    ['Eclair', undefined],
  ])('of %s is %s', (word, rest) => {
    expect(withoutArticle(word)).toBe(rest)
  })
})

describe('the terms of a short text', () => {
  it('are its words, neighbours as one, and what follows an article', () => {
    expect([...termsOf("L'Éclair Food Hall")]).toEqual([
      'leclair',
      'food',
      'hall',
      'leclairfood',
      'foodhall',
      'eclair',
    ])
  })

  it('joined ignore spaces and connecting words, unlike the literal text', () => {
    expect(wholeTerms('Mc Donald & Sons')).toEqual(['mcdonaldsons'])
    expect(literalText('Mc Donald & Sons')).toBe(literalText('MC DONALD and sons'))
    expect(literalText('Mc Donald & Sons')).not.toBe(literalText('Mc Donald Sons'))
  })

  it('have digits for number words beside them', () => {
    expect([...termsOf('Seven Eleven')]).toEqual(['seven', 'eleven', 'seveneleven', '7', '11', '711'])
    expect(wholeTerms('Seven Eleven')).toEqual(['seveneleven', '711'])
  })

  it('joined end after 200 characters', () => {
    const words = (count: number) => Array.from({ length: count }, () => 'a'.repeat(39) + 'b').join(' ')
    expect(wholeTerms(words(5))[0]).toHaveLength(200)
    expect(wholeTerms(`${words(5)} c`)).toEqual(wholeTerms(words(5)))
  })

  it('are folded the same however an accent is written', () => {
    expect(foldText('cafe\u0301')).toBe(foldText('café'))
  })
})

describe('the terms of a long text', () => {
  it('are its words once each, without those that almost every text has', () => {
    expect([...descriptionTerms('She sells the boots, and boots for two')]).toEqual([
      'sells',
      'boots',
      'two',
      '2',
    ])
  })
})
