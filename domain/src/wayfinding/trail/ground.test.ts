import { expect, it } from 'vitest'
import { isBefore } from './ground.ts'
import type { Thing } from './things.ts'

const door: Thing = {
  id: 'door',
  kind: 'entrance',
  levelId: 'L1',
  at: { x: 0, y: 0 },
  before: { x: 0, y: 1 },
  out: { x: 0, y: 1 },
  isStepFree: true,
  isNoticed: true,
}

it.each([
  [0.4, true],
  [-0.4, false],
])('stands before an entrance on its side of the door: %s m off its wall, %s', (y, expected) => {
  expect(isBefore({ x: 3, y }, door)).toBe(expected)
})
