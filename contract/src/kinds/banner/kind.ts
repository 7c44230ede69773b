import type { Kind } from '../kind.ts'

/** The pictures at the head of a screen. */
export const banner = {
  place: { list: 'banners.yaml' },
  screen: '/whats-on',
} as const satisfies Kind
