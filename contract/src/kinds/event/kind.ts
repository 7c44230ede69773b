import type { Kind } from '../kind.ts'
import { offerSections } from '../offer-sections.ts'

/** An event, held once or on several days. */
export const event = {
  place: { folder: 'events' },
  area: 'events-and-news',
  screen: '/whats-on',
  sections: offerSections,
  firstDocument: () => ({ show_times: true }),
  isCounted: true,
} as const satisfies Kind
