import { describe, expect, it } from 'vitest'
import { closeness } from './closeness.ts'

describe('closeness', () => {
  it.each([
    ['Café', 'CAFE', 1],
    ['Food & Drink', 'food drink', 1],
    ['shoes', 'bank', 0],
    ['', 'shoes', 0],
    ['', '', 0],
    ['a', 'a', 0],
  ])('of %j and %j is %d', (a, b, expected) => {
    expect(closeness(a, b)).toBe(expected)
  })

  it('is greater for what looks more alike, and the same both ways', () => {
    expect(closeness('jewelry', 'Jewellery & Watches')).toBeGreaterThan(closeness('jewelry', 'Bars'))
    expect(closeness('jewelry', 'jewellery')).toBe(closeness('jewellery', 'jewelry'))
  })
})
