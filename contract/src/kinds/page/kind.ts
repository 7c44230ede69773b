import type { Kind } from '../kind.ts'

/** A content page. */
export const page = {
  place: { folder: 'pages' },
  area: 'pages',
  screen: '/pages',
} as const satisfies Kind
