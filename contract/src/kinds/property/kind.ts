import type { Kind } from '../kind.ts'

/** The shopping centre itself. */
export const property = {
  place: { file: 'property.yaml' },
  isSingle: true,
  screen: '/settings',
  sections: {
    what: ['name', 'address1', 'address2', 'city', 'province_state', 'postal_code', 'country'],
    contact: ['phone', 'email', 'url', 'social_links'],
  },
} as const satisfies Kind
