import type { Kind } from '../kind.ts'

/** A group of places, such as washrooms. */
export const pointOfInterest = {
  place: { folder: 'points-of-interest' },
  screen: '/pages',
} as const satisfies Kind
