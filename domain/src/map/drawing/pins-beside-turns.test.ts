import { describe, expect, it } from 'vitest'
import { distanceBetween, type Point, scaled } from '../plane.ts'
import { boxAround, widened } from './box.ts'
import { doesHide, pinsBesideTurns, turnsOf } from './pins-beside-turns.ts'
import { apartBy, type MapPin, spreadPins, standOf } from './spread-pins.ts'

const goal = { x: 0, y: 0 }
const view = widened(boxAround([goal, { x: 40, y: -50 }]) ?? { x: 0, y: 0, width: 0, height: 0 }, 2)
const around = { view, isTurned: false, apartUntil: 0, placeOf: () => undefined }

describe('pinsBesideTurns, of one pin', () => {
  it('leaves it on its point where the line comes from below or from the side', () => {
    const lines = [[{ x: 40, y: 8 }, { x: 3, y: 8 }, { x: 3, y: 0 }, goal]]
    expect(pinsBesideTurns([{ at: goal }], { ...around, lines })).toEqual([{ at: goal }])
  })

  it('stands aside of a turn that its head would hide, towards the middle of the view', () => {
    const lines = [[{ x: 40, y: -5 }, { x: 0, y: -5 }, goal]]
    const [pin] = pinsBesideTurns([{ at: goal }], { ...around, lines })
    expect(pin?.away?.length).toBeGreaterThan(0)
    expect(pin?.away?.turn).toBeGreaterThan(270)
  })

  it('stands over its place rather than over a neighbour', () => {
    const lines = [[{ x: 40, y: -5 }, { x: 0, y: -5 }, goal]]
    const [pin] = pinsBesideTurns([{ at: goal }], { ...around, lines, placeOf: () => ({ x: -4, y: 8 }) })
    expect(pin?.away?.turn).toBeGreaterThan(90)
    expect(pin?.away?.turn).toBeLessThan(180)
  })

  it('knows the turns of a drawing that a tall window shows turned', () => {
    const lines = [[{ x: -5, y: -50 }, { x: -5, y: 0 }, goal]]
    expect(pinsBesideTurns([{ at: goal }], { ...around, lines })).toEqual([{ at: goal }])
    expect(pinsBesideTurns([{ at: goal }], { ...around, lines, isTurned: true })[0]).toHaveProperty('away')
  })
})

describe('pinsBesideTurns, of several pins', () => {
  const metresPerPixel = 0.2
  const turn = { x: 20, y: -4 }
  const lines = [[{ x: 40, y: -4 }, turn, { x: 20, y: 0 }, goal]]
  const hides = (pins: readonly MapPin[], apartUntil = 0) =>
    pins.some((pin) => {
      const inPixels = (point: Point) => scaled(point, 1 / metresPerPixel)
      return doesHide(inPixels(standOf(pin, metresPerPixel, apartUntil)), inPixels(turn))
    })

  it('moves only the one that would hide a turn, and not to another', () => {
    const pins = [{ at: goal }, { at: { x: 20, y: 0 } }, { at: { x: 28, y: -6 } }, { at: { x: 12, y: -6 } }]
    expect(hides(pins)).toBe(true)
    const standing = pinsBesideTurns(pins, { ...around, lines })
    expect(hides(standing)).toBe(false)
    expect(standing.map(({ away }) => away !== undefined)).toEqual([false, true, false, false])
    const [, moved, ...others] = standing
    if (moved === undefined) throw new Error('It is gone.')
    for (const other of others) {
      const between = distanceBetween(standOf(moved, metresPerPixel, 0), standOf(other, metresPerPixel, 0))
      expect(between / metresPerPixel).toBeGreaterThanOrEqual(apartBy(moved, other))
    }
  })

  it('moves one that already stands away from its point', () => {
    const { pins, apartUntil } = spreadPins([{ at: { x: 19.5, y: 0 } }, { at: { x: 22, y: 0 } }], { view })
    expect(pins.every(({ away }) => away !== undefined)).toBe(true)
    expect(hides(pins, apartUntil)).toBe(true)
    const standing = pinsBesideTurns(pins, { ...around, apartUntil, lines })
    expect(hides(standing, apartUntil)).toBe(false)
  })
})

describe('turnsOf', () => {
  it('finds turns, but no bend of less than 25 degrees', () => {
    const bend = [
      { x: 0, y: 0 },
      { x: 10, y: 0 },
      { x: 20, y: 4 },
    ]
    const corner = [
      { x: 0, y: 0 },
      { x: 10, y: 0 },
      { x: 20, y: 6 },
    ]
    expect(turnsOf([bend, corner])).toEqual([corner[1]])
  })
})

it('hides what is under the head, not what is beside the point', () => {
  expect(doesHide({ x: 0, y: 0 }, { x: 5, y: -25 })).toBe(true)
  expect(doesHide({ x: 0, y: 0 }, { x: 5, y: -4 })).toBe(false)
})
