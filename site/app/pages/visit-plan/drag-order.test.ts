import { describe, expect, it } from 'vitest'
import { dropIndex, moveItem } from './drag-order.ts'

describe('dragging a stop', () => {
  it.each([
    [0, 0, 0],
    [0, 99, 0],
    [0, 101, 1],
    [0, 201, 2],
    [0, 9_999, 2],
    [2, -99, 2],
    [2, -101, 1],
    [2, -9_999, 0],
    [1, 0, 1],
  ])('from place %d by %d pixels reaches place %d', (from, distance, to) => {
    expect(dropIndex([100, 200, 300], from, distance)).toBe(to)
  })

  it('moves one stop and leaves the others in order', () => {
    expect(moveItem(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
    expect(moveItem(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
    expect(moveItem(['a'], 3, 0)).toEqual(['a'])
  })
})
