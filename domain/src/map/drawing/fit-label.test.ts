import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rectangle } from '../../wayfinding/testing/plan.ts'
import type { Polygon } from '../plane.ts'
import { fitLabel } from './fit-label.ts'
import { doesLeave } from './testing/text-places.ts'

describe('fitLabel', () => {
  it('writes a short name in one line where that is largest', () => {
    expect(fitLabel('Ixtle', rectangle(0, 0, 40, 20))).toEqual({
      lines: ['Ixtle'],
      at: { x: 20, y: 10 },
      turn: 0,
      size: 10.5,
    })
  })

  it('breaks a long name into lines of about one length', () => {
    const label = fitLabel('Vertebrae & Co. Physio', rectangle(0, 0, 20, 15))
    expect(label).toMatchObject({ lines: ['Vertebrae', '& Co.', 'Physio'], turn: 0 })
  })

  it('turns no name past 60 degrees, in a unit however narrow', () => {
    expect(fitLabel('Heel & Hawser', rectangle(0, 0, 5, 30))).toMatchObject({ turn: 0, size: 1 })
    expect(fitLabel('Quillon', turned(rectangle(0, 0, 40, 6), 58))).toMatchObject({ turn: 58 })
    expect(fitLabel('Quillon', turned(rectangle(0, 0, 40, 6), 60))).toMatchObject({ turn: 60 })
    expect(fitLabel('Quillon', turned(rectangle(0, 0, 40, 6), 61))).toMatchObject({ turn: -29 })
    expect(fitLabel('Quillon', turned(rectangle(0, 0, 40, 6), 62))).toMatchObject({ turn: -28 })
  })

  it('writes along slanted walls', () => {
    const aslant = turned(rectangle(0, 0, 40, 10), 13)
    expect(fitLabel('Quillon', aslant)).toMatchObject({ turn: 13, size: 6 })
  })

  it('respects the maximum size', () => {
    expect(fitLabel('Ixtle', rectangle(0, 0, 40, 20), 2)).toMatchObject({ size: 1.9 })
  })

  it('does not write over holes', () => {
    const shape = { outer: rectangle(0, 0, 40, 10).outer, holes: [rectangle(18, 0, 4, 10).outer] }
    const label = fitLabel('Ixtle', shape)
    expect(label && doesLeave(label, [shape])).toBe(false)
    expect(label?.at.x).not.toBe(20)
  })

  it('is undefined if nothing fits', () => {
    expect(fitLabel('Chez Mémère Boudreau', rectangle(0, 0, 1, 1))).toBeUndefined()
    expect(fitLabel('', rectangle(0, 0, 40, 20))).toBeUndefined()
    expect(fitLabel('Ixtle', { outer: [], holes: [] })).toBeUndefined()
  })

  it('never leaves the shape', () => {
    const radii = fc.array(fc.double({ min: 2, max: 25, noNaN: true }), { minLength: 3, maxLength: 12 })
    const names = fc.constantFrom(
      'Ixtle',
      'Bell & Anchor',
      'Harbour Steps Walk-in Clinic',
      'Ñandú',
      'Wm. I. Illi',
    )
    fc.assert(
      fc.property(radii, names, (lengths, name) => {
        const shape = star(lengths)
        const label = fitLabel(name, shape)
        return label === undefined || !doesLeave(label, [shape])
      }),
    )
  })
})

/** Points in all directions from a middle. */
function star(lengths: readonly number[]): Polygon {
  const outer = lengths.map((length, index) => {
    const angle = (index / lengths.length) * 2 * Math.PI
    return { x: 50 + length * Math.cos(angle), y: length * Math.sin(angle) }
  })
  return { outer, holes: [] }
}

function turned({ outer }: Polygon, degrees: number): Polygon {
  const cos = Math.cos((degrees * Math.PI) / 180)
  const sin = Math.sin((degrees * Math.PI) / 180)
  return { outer: outer.map(({ x, y }) => ({ x: x * cos - y * sin, y: x * sin + y * cos })), holes: [] }
}
