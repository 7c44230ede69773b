import { BESIDE_PX, LARGEST_PX } from '@promenade/domain/map/drawing/letters'
import { textWidth } from '@promenade/domain/map/drawing/text-width'
import { describe, expect, it } from 'vitest'
import { labelBox } from './label-box.ts'

const name = { at: { x: 50, y: 20 }, turn: 0, size: 2, lines: ['Ixtle'] }
const view = { x: 50, y: 20, scale: 6, turn: 0 }
const width = textWidth('Ixtle')

describe('the box of a label', () => {
  it('is around the middle of a name in its unit, as large as its letters', () => {
    const box = labelBox(name, view, false)
    expect(box.width).toBeCloseTo(width * 12)
    expect(box.height).toBeCloseTo(1.1 * 12)
    expect([box.x + box.width / 2, box.y + box.height / 2]).toEqual([0, 0])
  })

  it('stops growing with the letters', () => {
    expect(labelBox(name, { ...view, scale: 60 }, false).width).toBeCloseTo(width * LARGEST_PX)
  })

  it('has the letters beside the building if the name is forced', () => {
    expect(labelBox(name, { ...view, scale: 1 }, true).width).toBeCloseTo(width * BESIDE_PX)
  })

  it('is turned with the drawing', () => {
    const box = labelBox({ ...name, at: { x: 60, y: 20 } }, { ...view, turn: 90 }, false)
    expect(box.height).toBeCloseTo(width * 12)
    expect(box.x + box.width / 2).toBeCloseTo(0)
    expect(box.y + box.height / 2).toBeCloseTo(60)
  })

  it('of two lines is as wide as the longer one', () => {
    const box = labelBox({ ...name, lines: ['Ixtle', 'Mill'] }, view, false)
    expect(box.width).toBeCloseTo(width * 12)
    expect(box.height).toBeCloseTo(2 * 1.1 * 12)
  })

  it('has room for letters that slant', () => {
    const [upright, slanted] = [
      labelBox(name, view, false),
      labelBox({ ...name, isSlanted: true }, view, false),
    ]
    expect(slanted.width).toBeGreaterThan(upright.width)
    expect(slanted.x + slanted.width / 2).toBeCloseTo(upright.x + upright.width / 2)
  })

  it.each([
    { anchor: 'start', left: 24, right: 24 + width * BESIDE_PX },
    { anchor: 'end', left: 24 - width * BESIDE_PX, right: 24 },
    { anchor: 'middle', left: 24 - (width * BESIDE_PX) / 2, right: 24 + (width * BESIDE_PX) / 2 },
  ] as const)('beside the building begins at its wall: $anchor', ({ anchor, left, right }) => {
    const box = labelBox({ ...name, beside: { x: 2, y: -3, anchor } }, view, false)
    expect(box.x).toBeCloseTo(left)
    expect(box.x + box.width).toBeCloseTo(right)
    expect(box.y + box.height / 2).toBeCloseTo(-3 * BESIDE_PX)
  })
})
