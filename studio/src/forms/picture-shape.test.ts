import { expect, it } from 'vitest'
import { pictureHints } from './picture-shape.ts'

const jpeg = 'image/jpeg'

it.each([
  [[], 1_200, 800, jpeg, 'photo'],
  [['small'], 1_199, 800, jpeg, 'photo'],
  [['upright'], 1_200, 1_201, jpeg, 'photo'],
  [['small', 'upright'], 300, 400, jpeg, 'photo'],
  [[], 1_200, 1_200, jpeg, 'photo'],
  [[], 100, 400, 'image/png', 'logo'],
  [['small'], 399, 100, 'image/png', 'logo'],
  [[], 24, 48, 'image/svg+xml', 'photo'],
] as const)('finds %j in a picture of %i × %i (%s, %s)', (hints, width, height, contentType, use) => {
  expect(pictureHints({ width, height, contentType }, use)).toEqual(hints)
})
