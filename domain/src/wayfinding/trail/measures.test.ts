import { expect, it } from 'vitest'
import { saidMetres, saidSteps } from './measures.ts'

it.each([
  [0, 1],
  [0.4, 1],
  [1.4, 1],
  [1.5, 2],
  [19.4, 19],
  [19.9, 20],
  [20, 20],
  [22.4, 20],
  [22.5, 25],
  [98, 100],
])('says %d metres as %d', (metres, said) => {
  expect(saidMetres(metres)).toBe(said)
})

it.each([
  [0, 1],
  [0.7, 1],
  [1.1, 2],
  [13.6, 19],
  [13.9, 20],
  [14, 20],
  [15.7, 20],
  [15.8, 25],
  [70, 100],
])('says %d metres as %d steps', (metres, steps) => {
  expect(saidSteps(metres)).toBe(steps)
})
