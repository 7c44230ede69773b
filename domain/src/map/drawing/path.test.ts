import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Point } from '../plane.ts'
import { svgPathOfLines } from './path.ts'
import { svgPathOf } from './shape-path.ts'

const line = (...points: readonly (readonly [number, number])[]) => points.map(([x, y]) => ({ x, y }))

describe('a path', () => {
  it('is short: relative strokes, no needless zeros, no command twice in a row', () => {
    const ring = line([0.5, -0.25], [10.5, -0.25], [10.5, 4], [5, 4.5], [4, 3.5])
    expect(svgPathOf([{ outer: ring.toReversed(), holes: [] }])).toBe('M4 3.5l1 1 5.5-.5v-4.2h-10z')
  })

  it('has the holes of a shape', () => {
    const outer = line([0, 0], [9, 0], [9, 9])
    const hole = line([6, 2], [7, 2], [7, 3])
    expect(svgPathOf([{ outer, holes: [hole] }])).toBe('M9 9v-9h-9zM6 2h1v1z')
  })

  it('has borders that run one way around and holes that run the other, so that two that overlap are both filled', () => {
    const [left, right] = [line([0, 0], [9, 0], [9, 9]), line([6, 0], [15, 0], [15, 9])]
    const hole = line([7, 1], [8, 1], [8, 2])
    const shape = [
      { outer: left, holes: [hole] },
      { outer: right.toReversed(), holes: [hole.toReversed()] },
    ]
    expect(svgPathOf(shape)).toBe('M9 9v-9h-9zM7 1h1v1zM15 9v-9h-9zM7 1h1v1z')
  })

  it('leaves out points below its precision', () => {
    expect(svgPathOf([{ outer: line([0, 0], [0.01, 0], [0.01, 0.02]), holes: [] }])).toBe('')
    expect(svgPathOfLines([line([1, 1], [1.01, 1.01], [2, 1])])).toBe('M1 1h1')
  })

  it('leads through every point to 0.1 m, however long it is', () => {
    const places = fc.double({ min: -500, max: 500, noNaN: true })
    const lines = fc.array(fc.record({ x: places, y: places }), { minLength: 2, maxLength: 40 })
    fc.assert(
      fc.property(lines, (points) => {
        const read = readPath(svgPathOfLines([points]))
        const last = points.at(-1) ?? { x: 0, y: 0 }
        expect(Math.abs((read.at(-1)?.x ?? NaN) - last.x)).toBeLessThan(0.051)
        expect(Math.abs((read.at(-1)?.y ?? NaN) - last.y)).toBeLessThan(0.051)
      }),
    )
  })
})

/** Parses path data as a browser does. */
function readPath(path: string): Point[] {
  let at = { x: 0, y: 0 }
  return [...path.matchAll(/([Mlhv])([^Mlhvz]*)/g)].flatMap(([, command = '', text = '']) => {
    const numbers = [...text.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(([number]) => Number(number))
    const size = command === 'h' || command === 'v' ? 1 : 2
    return Array.from({ length: numbers.length / size }, (_, index) => {
      const [first = NaN, second = NaN] = numbers.slice(index * size, index * size + size)
      if (command === 'M') at = { x: first, y: second }
      else if (command === 'h') at = { x: at.x + first, y: at.y }
      else if (command === 'v') at = { x: at.x, y: at.y + first }
      else at = { x: at.x + first, y: at.y + second }
      return at
    })
  })
}
