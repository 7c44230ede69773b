import { describe, expect, it } from 'vitest'
import {
  fitted,
  limited,
  isSeen,
  moved,
  partOf,
  tierOf,
  turnedShare,
  viewBetween,
  zoomed,
} from './map-view.ts'

const bounds = { x: -100, y: -20, width: 400, height: 100 }
const window = { width: 800, height: 400 }
const view = { x: 0, y: 0, width: 80, height: 40 }

describe('a view of the map', () => {
  it('shows the whole of a wide drawing with equal space above and below', () => {
    expect(fitted(bounds, window)).toEqual({ x: -100, y: -70, width: 400, height: 200 })
  })

  it('shows the whole of a high drawing with equal space left and right', () => {
    expect(fitted({ x: 0, y: 0, width: 100, height: 400 }, window)).toEqual({
      x: -350,
      y: 0,
      width: 800,
      height: 400,
    })
  })

  it('keeps the point under the pointer in place while zooming', () => {
    expect(zoomed(view, 2, { x: 0.25, y: 1 })).toEqual({ x: 10, y: 20, width: 40, height: 20 })
    expect(zoomed(zoomed(view, 2, { x: 0.25, y: 1 }), 0.5, { x: 0.25, y: 1 })).toEqual(view)
  })

  it('moves by shares of the window', () => {
    expect(moved(view, 0.5, -0.25)).toEqual({ x: 40, y: -10, width: 80, height: 40 })
  })

  it('maps screen positions to a drawing turned clockwise', () => {
    // Its upper left corner is at the upper right of the screen.
    expect(turnedShare({ x: 1, y: 0 })).toEqual({ x: 0, y: 0 })
    expect(turnedShare({ x: 1, y: 0.25 })).toEqual({ x: 0.25, y: 0 })
    expect(turnedShare({ x: 0, y: 1 })).toEqual({ x: 1, y: 1 })
  })

  it('has a part between any two corners', () => {
    const part = { x: 20, y: 10, width: 40, height: 20 }
    expect(partOf(view, { x: 0.25, y: 0.25 }, { x: 0.75, y: 0.75 })).toEqual(part)
    expect(partOf(view, { x: 0.75, y: 0.25 }, { x: 0.25, y: 0.75 })).toEqual(part)
  })

  it('is limited to the drawing, not too close and no larger than the whole', () => {
    expect(limited(view, bounds, window)).toEqual(view)
    expect(limited({ ...view, x: 5000, y: -5000 }, bounds, window)).toEqual({ ...view, x: 260, y: -40 })
    expect(limited({ x: 0, y: 0, width: 1, height: 1 }, bounds, window).width).toBe(12)
    expect(limited({ x: 0, y: 0, width: 9000, height: 9000 }, bounds, window)).toEqual(fitted(bounds, window))
  })

  it('takes the shape of the window', () => {
    expect(limited({ x: 0, y: 0, width: 80, height: 999 }, bounds, window)).toMatchObject({
      width: 80,
      height: 40,
    })
  })

  it('is between two others during an animation', () => {
    expect(viewBetween(view, { x: 10, y: 20, width: 160, height: 80 }, 0.5)).toEqual({
      x: 5,
      y: 10,
      width: 120,
      height: 60,
    })
  })

  it.each([
    [200, 0],
    [145, 1],
    [62, 1],
    [61, 2],
  ])('of %i metres in 800 pixels shows the symbols of tier %i', (width, tier) => {
    expect(tierOf({ ...view, width }, window)).toBe(tier)
  })

  it('contains a box only as a whole', () => {
    expect(isSeen({ x: 0, y: 0, width: 80, height: 40 }, view)).toBe(true)
    expect(isSeen({ x: 1, y: 0, width: 80, height: 40 }, view)).toBe(false)
    expect(isSeen({ x: 0, y: -1, width: 8, height: 4 }, view)).toBe(false)
  })
})
