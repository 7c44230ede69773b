import type { Kind } from '../kind.ts'

/** A news item, beside the events on the site. */
export const news = {
  place: { folder: 'news' },
  area: 'events-and-news',
  screen: '/whats-on',
  firstDocument: (today) => ({ show_times: false, start: today }),
  isCounted: true,
} as const satisfies Kind
