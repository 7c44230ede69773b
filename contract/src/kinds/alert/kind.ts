import type { Kind } from '../kind.ts'

/** The notice at the head of every page. */
export const alert = {
  place: { partOf: 'property.yaml' },
  isSingle: true,
  screen: '/settings',
} as const satisfies Kind
