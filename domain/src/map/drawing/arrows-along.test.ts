import { expect, it } from 'vitest'
import { arrowsAlong } from './arrows-along.ts'

it('has an arrow every twelve metres, also around a corner, and none at the end', () => {
  const line = [
    { x: 0, y: 0 },
    { x: 20, y: 0 },
    { x: 20, y: 16 },
  ]
  expect(arrowsAlong(line)).toEqual([
    { at: { x: 12, y: 0 }, turn: 0 },
    { at: { x: 20, y: 4 }, turn: 90 },
  ])
  expect(arrowsAlong([])).toEqual([])
})
