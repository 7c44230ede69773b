import type { Kind } from '../kind.ts'

/** An offer of a store or of the centre. */
export const promotion = {
  place: { folder: 'promotions' },
  area: 'promotions',
  screen: '/whats-on',
  firstDocument: (today) => ({ start: today }),
  isCounted: true,
} as const satisfies Kind
