import type { Kind } from '../kind.ts'
import { offerSections } from '../offer-sections.ts'

/** An offer with a code, among the promotions on the site. */
export const coupon = {
  place: { folder: 'coupons' },
  area: 'promotions',
  screen: '/whats-on',
  sections: { ...offerSections, what: ['name', 'store', 'code', 'picture', 'description'] },
  firstDocument: (today) => ({ start: today }),
  isCounted: true,
} as const satisfies Kind
