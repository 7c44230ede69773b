import { describe, expect, it } from 'vitest'
import { rectangle, unit } from '../../wayfinding/testing/plan.ts'
import { drawingPlaneOf } from './drawing-plane.ts'

const plane = (width: number, height: number) =>
  drawingPlaneOf({ units: [unit('all', 'walkway', rectangle(0, 0, width, height))] })

describe('the plane of a drawing', () => {
  it('has north above and the east to the right where the building lies across', () => {
    const { north, toDrawing } = plane(100, 20)
    expect(Math.abs(north)).toBe(0)
    expect(toDrawing({ x: 3, y: 4 })).toEqual({ x: 3, y: -4 })
  })

  it('is turned so that a high building lies across, north on the left', () => {
    const { north, toDrawing } = plane(20, 100)
    expect(north).toBe(-90)
    const drawn = toDrawing({ x: 3, y: 4 })
    expect(drawn.x).toBeCloseTo(-4)
    expect(drawn.y).toBeCloseTo(-3)
  })

  it('leaves a building that is nearly square as it stands', () => {
    expect(Math.abs(plane(100, 110).north)).toBe(0)
  })

  it('lets walls that lie aslant run with the edges of the screen', () => {
    const cos = Math.cos(0.3)
    const sin = Math.sin(0.3)
    const [shape] = [rectangle(0, 0, 100, 20)].map(({ outer }) => ({
      outer: outer.map(({ x, y }) => ({ x: x * cos - y * sin, y: x * sin + y * cos })),
      holes: [],
    }))
    if (shape === undefined) throw new Error('no shape')
    const { toDrawing } = drawingPlaneOf({ units: [unit('all', 'walkway', shape)] })
    const heights = shape.outer.map((point) => toDrawing(point).y)
    expect(Math.max(...heights) - Math.min(...heights)).toBeCloseTo(20)
  })

  it('is the identity for an empty map', () => {
    expect(drawingPlaneOf({ units: [] }).toDrawing({ x: 1, y: 2 })).toEqual({ x: 1, y: -2 })
  })
})
