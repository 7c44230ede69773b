import { describe, expect, it } from 'vitest'
import {
  fitted,
  halfTurns,
  isOnItsSide,
  layerTransform,
  limited,
  moved,
  pixelsOf,
  positionAt,
  tierOf,
  viewBetween,
  viewBoxOf,
} from './map-view.ts'

const bounds = { x: -100, y: -20, width: 400, height: 100 }
const window = { width: 800, height: 400 }
const view = { x: 40, y: 20, scale: 10, turn: 0 }
const middle = { x: 0, y: 0 }
const closeTo = (value: number): unknown => expect.closeTo(value)

describe('a view of the map', () => {
  it('shows the whole of a wide drawing, of a high one, and of a turned one', () => {
    expect(fitted(bounds, window)).toEqual({ x: 100, y: 30, scale: 2, turn: 0 })
    expect(fitted({ x: 0, y: 0, width: 100, height: 400 }, window)).toEqual({
      x: 50,
      y: 200,
      scale: 1,
      turn: 0,
    })
    expect(fitted(bounds, window, 90).scale).toBeCloseTo(1)
    const [cos, sin] = [Math.cos(Math.PI / 6), Math.sin(Math.PI / 6)]
    expect(fitted(bounds, window, 30).scale).toBeCloseTo(
      Math.min(800 / (400 * cos + 100 * sin), 400 / (400 * sin + 100 * cos)),
    )
  })

  it('keeps a box clear of the insets, also turned', () => {
    const insets = { top: 40, right: 100, bottom: 0, left: 0 }
    for (const turn of [0, 30, 90, 200, -45]) {
      const seen = fitted(bounds, window, turn, insets)
      const corners = [
        [-100, -20],
        [300, -20],
        [-100, 80],
        [300, 80],
      ].map(([x = 0, y = 0]) => pixelsOf(seen, { x, y }))
      for (const { x, y } of corners) {
        expect(x).toBeGreaterThanOrEqual(-400.001)
        expect(x).toBeLessThanOrEqual(300.001)
        expect(y).toBeGreaterThanOrEqual(-160.001)
        expect(y).toBeLessThanOrEqual(200.001)
      }
    }
  })

  it('has one position under each point of the window, however turned', () => {
    for (const turn of [0, 17, 90, -135]) {
      const turned = { ...view, turn }
      const at = pixelsOf(turned, positionAt(turned, { x: 123, y: -45 }))
      expect(at.x).toBeCloseTo(123)
      expect(at.y).toBeCloseTo(-45)
    }
    // Turned by a quarter clockwise, the right of the screen is up in the drawing.
    expect(positionAt({ ...view, turn: 90 }, { x: 100, y: 0 })).toEqual({ x: closeTo(40), y: closeTo(10) })
  })

  it('keeps what lies under a finger there while it moves, zooms and turns', () => {
    const [from, to] = [
      { x: -200, y: 50 },
      { x: 90, y: -30 },
    ]
    for (const [factor, degrees] of [
      [1, 0],
      [2.5, 0],
      [1, 33],
      [0.4, -120],
    ]) {
      const now = moved(view, from, to, factor, degrees)
      const at = pixelsOf(now, positionAt(view, from))
      expect(at.x).toBeCloseTo(to.x)
      expect(at.y).toBeCloseTo(to.y)
      expect(now.scale).toBeCloseTo(10 * (factor ?? NaN))
    }
    expect(moved(view, middle, { x: -400, y: 100 })).toEqual({ ...view, x: 80, y: 10 })
  })

  it('is limited to the drawing, not too close and little smaller than the whole', () => {
    expect(limited(view, bounds, window)).toEqual(view)
    expect(limited({ ...view, x: 5000, y: -5000 }, bounds, window)).toEqual({ ...view, x: 300, y: -20 })
    expect(limited({ ...view, scale: 1e6 }, bounds, window).scale).toBeCloseTo(800 / 12)
    expect(limited({ ...view, scale: 0 }, bounds, window).scale).toBeCloseTo(2 * 0.8)
  })

  it('is between two others during an animation, turned the shorter way', () => {
    expect(viewBetween(view, { x: 60, y: 40, scale: 5, turn: 0 }, 0.5)).toEqual({
      x: 50,
      y: 30,
      scale: expect.closeTo(1 / 0.15),
      turn: 0,
    })
    expect(viewBetween({ ...view, turn: 170 }, { ...view, turn: -170 }, 0.5).turn).toBe(180)
    expect(viewBetween({ ...view, turn: 170 }, { ...view, turn: -170 }, 1).turn).toBe(-170)
  })

  it('is the part of the drawing that fills the window', () => {
    expect(viewBoxOf(view, window)).toEqual({ x: 0, y: 0, width: 80, height: 40 })
  })

  it('transforms a layer that was painted for another view', () => {
    expect(layerTransform(view, view)).toBe('translate(0px, 0px) rotate(0deg) scale(1)')
    const now = moved(view, middle, { x: 50, y: -20 }, 2)
    expect(layerTransform(view, now)).toBe('translate(50px, -20px) rotate(0deg) scale(2)')
  })

  it.each([
    [4, 0],
    [5.6, 1],
    [12.9, 1],
    [13.1, 2],
  ])('of %d pixels per metre shows the symbols of tier %i', (scale, tier) => {
    expect(tierOf(scale)).toBe(tier)
  })
})

describe('an angle', () => {
  it('is less than half a turn to either side', () => {
    expect([0, 190, -190, 720, 90].map(halfTurns)).toEqual([0, -170, 170, 0, 90])
  })

  it('has the drawing on its side from an eighth of a turn', () => {
    expect([0, 44, 46, 90, 134, 136, 180, -90, 270].map(isOnItsSide)).toEqual([
      false,
      false,
      true,
      true,
      true,
      false,
      false,
      true,
      true,
    ])
  })
})
