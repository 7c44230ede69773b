import type { Kind } from '../kind.ts'

/** What search engines are told of a page. */
export const metaData = {
  place: { list: 'meta-data.yaml' },
  screen: '/pages',
} as const satisfies Kind
