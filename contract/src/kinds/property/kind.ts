import type { Kind } from '../kind.ts'

/** The shopping centre itself. */
export const property = {
  place: { file: 'property.yaml' },
  isSingle: true,
  screen: '/settings',
} as const satisfies Kind
