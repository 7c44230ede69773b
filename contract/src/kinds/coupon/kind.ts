import type { Kind } from '../kind.ts'

/** An offer with a code, among the promotions on the site. */
export const coupon = {
  place: { folder: 'coupons' },
  area: 'promotions',
  screen: '/whats-on',
  firstDocument: (today) => ({ start: today }),
  isCounted: true,
} as const satisfies Kind
