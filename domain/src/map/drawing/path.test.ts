import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { svgPathOfLines } from './path.ts'
import { linesOfSvgPath } from './read-path.ts'
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

  it('is read as lines, and closed ones end where they start', () => {
    const hole = line([6, 2], [7, 2], [7, 3])
    const shape = svgPathOf([{ outer: line([0, 0], [9, 0], [9, 9]), holes: [hole] }])
    expect(linesOfSvgPath(shape)).toEqual([
      line([9, 9], [9, 0], [0, 0], [9, 9]),
      line([6, 2], [7, 2], [7, 3], [6, 2]),
    ])
    expect(linesOfSvgPath('')).toEqual([])
  })

  it('leads through every point to 0.1 m, however long it is', () => {
    const places = fc.double({ min: -500, max: 500, noNaN: true })
    const lines = fc.array(fc.record({ x: places, y: places }), { minLength: 2, maxLength: 40 })
    fc.assert(
      fc.property(lines, (points) => {
        const [read = []] = linesOfSvgPath(svgPathOfLines([points]))
        const last = points.at(-1) ?? { x: 0, y: 0 }
        expect(Math.abs((read.at(-1)?.x ?? NaN) - last.x)).toBeLessThan(0.051)
        expect(Math.abs((read.at(-1)?.y ?? NaN) - last.y)).toBeLessThan(0.051)
      }),
    )
  })
})
