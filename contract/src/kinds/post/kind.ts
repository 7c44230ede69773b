import type { Kind } from '../kind.ts'

/** A post of a blog. */
export const post = {
  place: { nested: 'posts' },
  area: 'blogs',
  screen: '/whats-on',
  sections: { what: ['blog', 'title', 'picture', 'summary', 'body', 'author'], when: ['published'] },
  firstDocument: (today) => ({ published: today }),
} as const satisfies Kind
