import type { Kind } from '../kind.ts'

/** A day with other hours than its weekday. */
export const specialDay = {
  place: { partOf: 'hours.yaml' },
  page: '/hours',
  screen: '/hours',
} as const satisfies Kind
