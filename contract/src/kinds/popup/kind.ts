import type { Kind } from '../kind.ts'

/** A picture that opens over the home page. */
export const popup = {
  place: { folder: 'popups' },
  screen: '/whats-on',
} as const satisfies Kind
