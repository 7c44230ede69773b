import type { Kind } from '../kind.ts'

/** A category of the directory, with those below it. */
export const category = {
  place: { list: 'categories.yaml' },
  screen: '/settings',
} as const satisfies Kind
