import type { Kind } from '../kind.ts'
import { offerSections } from '../offer-sections.ts'

/** An offer of a store or of the centre. */
export const promotion = {
  place: { folder: 'promotions' },
  area: 'promotions',
  screen: '/whats-on',
  sections: offerSections,
  firstDocument: (today) => ({ start: today }),
  isCounted: true,
} as const satisfies Kind
