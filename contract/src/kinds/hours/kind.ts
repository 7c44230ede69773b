import type { Kind } from '../kind.ts'

/** The opening hours of the centre. */
export const hours = {
  place: { file: 'hours.yaml' },
  isSingle: true,
  page: '/hours',
  screen: '/hours',
} as const satisfies Kind
