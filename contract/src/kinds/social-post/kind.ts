import type { Kind } from '../kind.ts'

/** A post of the centre on a social network. */
export const socialPost = {
  place: { list: 'social.yaml' },
  screen: '/whats-on',
} as const satisfies Kind
