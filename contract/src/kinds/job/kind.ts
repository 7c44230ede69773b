import type { Kind } from '../kind.ts'

/** A position that the centre or one of its stores offers. */
export const job = {
  place: { folder: 'jobs' },
  area: 'jobs',
  screen: '/whats-on',
  firstDocument: (today) => ({ start: today }),
  isCounted: true,
} as const satisfies Kind
