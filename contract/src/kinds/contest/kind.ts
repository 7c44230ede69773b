import type { Kind } from '../kind.ts'

/** A contest that visitors enter on the site. */
export const contest = {
  place: { folder: 'contests' },
  area: 'contests',
  screen: '/whats-on',
  firstDocument: () => ({ photo: false }),
  isCounted: true,
} as const satisfies Kind
