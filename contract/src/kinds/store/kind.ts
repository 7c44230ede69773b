import type { Kind } from '../kind.ts'

/** A store of the directory. */
export const store = {
  place: { folder: 'stores' },
  area: 'stores',
  screen: '/stores',
  sections: {
    what: ['name', 'logo', 'summary', 'description', 'store_front', 'categories'],
    hours: ['hours', 'free_form_hours'],
    where: ['unit', 'level', 'flags', 'show_from', 'tags'],
    contact: ['phone', 'website', 'email', 'social_links'],
  },
  isCounted: true,
} as const satisfies Kind
