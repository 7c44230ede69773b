import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { markWords } from './mark-words.ts'

describe('marked words', () => {
  it.each([
    ['winter boots', ['boots'], ['winter ', 'boots', '']],
    ['winter boots', ['winter', 'boots'], ['', 'winter', ' ', 'boots', '']],
    ['Zapatería y más', ['zapateria'], ['', 'Zapatería', ' y más']],
    ['the Food Hall upstairs', ['foodhall'], ['the ', 'Food Hall', ' upstairs']],
    ['At L’Éclair only', ['eclair'], ['At ', 'L’Éclair', ' only']],
    ['The Seven Eleven Kiosk', ['711'], ['The ', 'Seven Eleven', ' Kiosk']],
    ['Siempre Veintiuno', ['21'], ['Siempre ', 'Veintiuno', '']],
    ['Treinta y uno', ['31'], ['', 'Treinta y uno', '']],
    ['nothing of it', ['boots'], ['nothing of it']],
    ['', ['boots'], ['']],
  ])('in %j cuts out %j', (text, terms, pieces) => {
    expect(markWords(text, terms)).toEqual(pieces)
  })

  it('loses nothing of any text', () => {
    const texts = fc.string({ unit: 'binary', maxLength: 60 })
    fc.assert(
      fc.property(texts, fc.array(texts, { maxLength: 3 }), (text, terms) => {
        const pieces = markWords(text, terms)
        expect(pieces.join('')).toBe(text)
        expect(pieces.length % 2).toBe(1)
      }),
      { seed: 3, numRuns: 100 },
    )
  })
})
