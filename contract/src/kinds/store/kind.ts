import type { Kind } from '../kind.ts'

/** A store of the directory. */
export const store = {
  place: { folder: 'stores' },
  area: 'stores',
  screen: '/stores',
  isCounted: true,
} as const satisfies Kind
