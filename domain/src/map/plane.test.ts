import { expect, it } from 'vitest'
import { cross, dot, type Point } from './plane.ts'

const at = (x: number, y: number): Point => ({ x, y })

it('tells left and right, ahead and behind by the products of two directions', () => {
  expect(cross(at(2, 0), at(1, 3))).toBe(6)
  expect(cross(at(2, 0), at(1, -3))).toBe(-6)
  expect(dot(at(2, 1), at(3, 4))).toBe(10)
})
