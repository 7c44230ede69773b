import type { Kind } from '../kind.ts'

/** A blog, without its posts. */
export const blog = {
  place: { nested: 'blogs' },
  area: 'blogs',
  screen: '/settings',
} as const satisfies Kind
