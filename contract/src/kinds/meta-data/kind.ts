import type { Kind } from '../kind.ts'

/** The title and description of a page for search engines. */
export const metaData = {
  place: { list: 'meta-data.yaml' },
  screen: '/pages',
} as const satisfies Kind
