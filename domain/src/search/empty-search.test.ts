import { describe, expect, it } from 'vitest'
import { maxSearchWords, rememberedSearch } from './empty-search.ts'

describe('what is remembered of a search without result', () => {
  it.each([
    ['  Trail   Shoes ', 'trail shoes'],
    ['niño’s ropa', 'niño’s ropa'],
    ['h & m', 'h & m'],
    ['7-eleven', '7-eleven'],
    ['usb 2026', 'usb 2026'],
    ['tea', 'tea'],
    ['one two three four', 'one two three four'],
    ['x'.repeat(maxSearchWords), 'x'.repeat(maxSearchWords)],
  ])('is in lower case with single spaces: %j', (text, words) => {
    expect(rememberedSearch(text)).toBe(words)
  })

  it.each([
    'ab',
    'ana@mail.example',
    'ana mail.example',
    '555 0100',
    '902-555-0100 ana',
    '12345 boots',
    'https://mall.example',
    '123',
    'my name is ana lee',
    'x'.repeat(maxSearchWords + 1),
    '<b>boots</b>',
    '"boots"',
  ])('is nothing of %j', (text) => {
    expect(rememberedSearch(text)).toBe(undefined)
  })
})
