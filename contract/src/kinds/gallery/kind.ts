import type { Kind } from '../kind.ts'

/** Pictures that pages and texts show together. */
export const gallery = {
  place: { folder: 'galleries' },
  screen: '/pages',
} as const satisfies Kind
