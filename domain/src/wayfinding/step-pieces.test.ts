import { describe, expect, it } from 'vitest'
import { type StepPiece, stepNumber, stepPieces } from './step-pieces.ts'

const ends = { start: { x: 0, y: 0 }, goal: { x: 90, y: 90 } }
const walk = (levelId: string, ...xs: number[]): StepPiece => ({
  levelId,
  line: xs.map((x) => ({ x, y: 1 })),
})
const turn = (levelId: string) => walk(levelId)

function placesOf(...steps: StepPiece[]) {
  return stepPieces(steps, ends).map(({ levelId, line }) => [levelId, ...line.map(({ x }) => x)])
}

describe('the piece of a step', () => {
  it('is its own line', () => {
    expect(placesOf(walk('L1', 3, 4, 5))).toEqual([['L1', 3, 4, 5]])
  })

  it('is where the next walk begins for the first step', () => {
    expect(placesOf(turn('L1'), walk('L1', 3, 4))[0]).toEqual(['L1', 3])
  })

  it('is where the walk before it ends for a ride and an arrival', () => {
    expect(placesOf(walk('L1', 3, 4), turn('L1'), walk('L2', 7, 8), turn('L2'))).toEqual([
      ['L1', 3, 4],
      ['L1', 4],
      ['L2', 7, 8],
      ['L2', 8],
    ])
  })

  it('is where the walk before it ends rather than where the next one begins', () => {
    expect(placesOf(walk('L1', 3, 4), turn('L1'), walk('L1', 6, 7))[1]).toEqual(['L1', 4])
  })

  it('is where the next walk on its level begins after a walk on another level', () => {
    expect(placesOf(walk('L1', 3, 4), turn('L2'), walk('L2', 6, 7))[1]).toEqual(['L2', 6])
  })

  it('is the start for a ride at once, and the goal for an arrival by ride', () => {
    expect(placesOf(turn('L1'), turn('L1'), turn('L2'))).toEqual([['L1', 0], ['L1'], ['L2', 90]])
  })

  it('is the start of a route of one step', () => {
    expect(placesOf(turn('L1'))).toEqual([['L1', 0]])
  })

  it('is missing for no step', () => {
    expect(placesOf()).toEqual([])
  })
})

describe('the number of a step', () => {
  it.each([
    [1, 1],
    [8, 8],
    [9, 9],
    [10, 9],
    [Infinity, undefined],
    [0, undefined],
    [-1, undefined],
    [1.5, undefined],
    [NaN, undefined],
    [undefined, undefined],
  ])('of 9 for %j is %j', (wanted, number) => {
    expect(stepNumber(wanted, 9)).toBe(number)
  })

  it('is missing without steps', () => {
    expect(stepNumber(1, 0)).toBeUndefined()
  })
})
