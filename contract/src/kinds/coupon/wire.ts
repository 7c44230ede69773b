import { recordList } from '../record-list.ts'
import type { Resource } from '../resource.ts'
import type { z } from 'zod'
import { promotionWire, readPromotion } from '../promotion/wire.ts'

/** A coupon: a promotion, mostly with a code. */
export const couponWire = promotionWire

export type CouponWire = z.infer<typeof couponWire>

/** Coupons, running and coming. */
export const coupons = {
  ...recordList({
    path: 'coupons',
    summary: 'Coupons, running and coming',
    wire: couponWire,
    read: readPromotion,
  }),
  sameBy: 'id',
} as const satisfies Resource
