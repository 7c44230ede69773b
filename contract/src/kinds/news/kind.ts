import type { Kind } from '../kind.ts'
import { offerSections } from '../offer-sections.ts'

/** A news item, beside the events on the site. */
export const news = {
  place: { folder: 'news' },
  area: 'events-and-news',
  screen: '/whats-on',
  sections: offerSections,
  firstDocument: (today) => ({ show_times: false, start: today }),
  isCounted: true,
} as const satisfies Kind
