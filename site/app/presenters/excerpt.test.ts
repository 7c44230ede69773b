import { describe, expect, it } from 'vitest'
import { excerpt } from './excerpt.ts'

describe('an excerpt', () => {
  it.each([
    ['Short', 'Short'],
    ['Exactly twenty signs', 'Exactly twenty signs'],
    ['One word more than twenty', 'One word more than…'],
    ['The gulls, they have come', 'The gulls, they…'],
    ['The gulls are back — at last', 'The gulls are back…'],
    ['#averyveryverylonghashtag', '#averyveryverylongh…'],
    ['Ends just here at it. Next', 'Ends just here at…'],
  ])('of “%s” is “%s”', (text, short) => {
    expect(excerpt(text, 20)).toBe(short)
  })

  it('never cuts a grapheme', () => {
    expect(excerpt('👩‍👩‍👧‍👦'.repeat(9), 5)).toBe(`${'👩‍👩‍👧‍👦'.repeat(4)}…`)
    expect(excerpt('ñ'.normalize('NFD').repeat(9), 3)).toBe(`${'ñ'.normalize('NFD').repeat(2)}…`)
  })
})
