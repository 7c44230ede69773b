import { expect, it } from 'vitest'
import { moved } from './map-view.ts'
import { pinched } from './pinched-view.ts'

const view = { x: 40, y: 20, scale: 10, turn: 0 }
const middle = { x: 0, y: 0 }

it('is a view moved, zoomed and turned by two fingers, however far one of them is ahead', () => {
  const [a, b] = [middle, { x: 100, y: 100 }]
  const by = ({ x, y }: typeof a, right: number, down: number) => ({ x: x + right, y: y + down })
  const diagonally = pinched(view, [a, b], [by(a, 60, 60), by(b, 60, 60)])
  expect(diagonally).toEqual(moved(view, a, { x: 60, y: 60 }))
  expect(pinched(view, [a, b], [a, { x: 200, y: 200 }])).toMatchObject({ scale: 20, turn: 0 })
  expect(pinched(view, [a, b], [a, { x: 100, y: 120 }]).turn).toBe(0)
  expect(pinched(view, [a, b], [a, { x: -100, y: 100 }]).turn).toBeCloseTo(80)
})
