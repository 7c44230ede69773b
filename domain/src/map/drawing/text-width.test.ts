import { describe, expect, it } from 'vitest'
import { boxOfLines, textWidth } from './text-width.ts'

describe('the width of a text', () => {
  it.each([
    ['', 0],
    ['il', 0.62],
    ['’', 0.31],
    [' ', 0.4],
    ['fr-', 1.2],
    ['mW', 1.92],
    ['AZ&', 2.22],
    ['aeo', 1.8],
    ['ÁÉ', 1.48],
    ['é', 0.6],
    ['店', 1],
  ])('of %j is %d ems', (text, ems) => {
    expect(textWidth(text)).toBeCloseTo(ems)
  })
})

describe('the box of lines', () => {
  it.each([
    ['start', 10],
    ['middle', 9.4],
    ['end', 8.8],
  ] as const)('at its %s is as wide as the widest, with its middle in height', (anchor, x) => {
    const box = boxOfLines(['aa', 'i'], { x: 10, y: 5 }, anchor)
    expect(box.x).toBeCloseTo(x)
    expect(box.y).toBeCloseTo(3.9)
    expect(box.width).toBeCloseTo(1.2)
    expect(box.height).toBeCloseTo(2.2)
  })
})
