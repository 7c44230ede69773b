import type { Kind } from '../kind.ts'

/** A contest that visitors enter on the site. */
export const contest = {
  place: { folder: 'contests' },
  area: 'contests',
  screen: '/whats-on',
  sections: {
    what: ['name', 'picture', 'description', 'rules', 'question', 'photo'],
    when: ['start', 'end'],
    where: ['featured'],
  },
  firstDocument: () => ({ photo: false }),
  isCounted: true,
} as const satisfies Kind
