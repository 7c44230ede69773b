import { describe, expect, it } from 'vitest'
import { boxAround, widened } from './box.ts'
import { doesHide, pinBesideTurns, turnsOf } from './pin-beside-turns.ts'

const goal = { x: 0, y: 0 }
const view = widened(boxAround([goal, { x: 40, y: -50 }]) ?? { x: 0, y: 0, width: 0, height: 0 }, 2)

describe('pinBesideTurns', () => {
  it('leaves a pin on its point where the line comes from below or from the side', () => {
    const lines = [[{ x: 40, y: 8 }, { x: 3, y: 8 }, { x: 3, y: 0 }, goal]]
    expect(pinBesideTurns({ at: goal }, { view, lines, isTurned: false })).toEqual({ at: goal })
  })

  it('stands aside of a turn that its head would hide, towards the middle of the view', () => {
    const lines = [[{ x: 40, y: -5 }, { x: 0, y: -5 }, goal]]
    const { away } = pinBesideTurns({ at: goal }, { view, lines, isTurned: false })
    expect(away?.length).toBeGreaterThan(0)
    expect(away?.turn).toBeGreaterThan(270)
  })

  it('stands over its place rather than over a neighbour', () => {
    const lines = [[{ x: 40, y: -5 }, { x: 0, y: -5 }, goal]]
    const shown = { view, lines, isTurned: false, place: { x: -4, y: 8 } }
    const { away } = pinBesideTurns({ at: goal }, shown)
    expect(away?.turn).toBeGreaterThan(90)
    expect(away?.turn).toBeLessThan(180)
  })

  it('knows the turns of a drawing that a tall window shows turned', () => {
    const lines = [[{ x: -5, y: -50 }, { x: -5, y: 0 }, goal]]
    expect(pinBesideTurns({ at: goal }, { view, lines, isTurned: false })).toEqual({ at: goal })
    expect(pinBesideTurns({ at: goal }, { view, lines, isTurned: true })).toHaveProperty('away')
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
