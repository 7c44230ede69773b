import type { Kind } from '../kind.ts'

/** An event, held once or on several days. */
export const event = {
  place: { folder: 'events' },
  area: 'events-and-news',
  screen: '/whats-on',
  firstDocument: () => ({ show_times: true }),
  isCounted: true,
} as const satisfies Kind
