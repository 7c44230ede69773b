import type { Kind } from '../kind.ts'

/** The records that the home page shows first. */
export const homepage = {
  place: { file: 'homepage.yaml' },
  isSingle: true,
  screen: '/pages',
} as const satisfies Kind
