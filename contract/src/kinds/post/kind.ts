import type { Kind } from '../kind.ts'

/** A post of a blog. */
export const post = {
  place: { nested: 'posts' },
  area: 'blogs',
  screen: '/whats-on',
  firstDocument: (today) => ({ published: today }),
} as const satisfies Kind
