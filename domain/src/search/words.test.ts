import { describe, expect, it } from 'vitest'
import { termsOf, wholeTerms } from './terms.ts'
import { foldText, literalText, wordsOf } from './words.ts'

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

  it('are folded the same however an accent is written', () => {
    expect(foldText('cafe\u0301')).toBe(foldText('café'))
  })
})
