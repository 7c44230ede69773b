import { describe, expect, it } from 'vitest'
import { similarity } from './similarity.ts'

describe('similarity', () => {
  it.each([
    ['Café', 'CAFE', 1],
    ['Food & Drink', 'food drink', 1],
    ['shoes', 'bank', 0],
    ['', 'shoes', 0],
    ['', '', 0],
    ['a', 'a', 0],
  ])('of %j and %j is %d', (a, b, expected) => {
    expect(similarity(a, b)).toBe(expected)
  })

  it('is greater for what looks more alike, and the same both ways', () => {
    expect(similarity('jewelry', 'Jewellery & Watches')).toBeGreaterThan(similarity('jewelry', 'Bars'))
    expect(similarity('jewelry', 'jewellery')).toBe(similarity('jewellery', 'jewelry'))
  })
})
