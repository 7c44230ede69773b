import { recordList } from '../record-list.ts'
import type { Resource } from '../resource.ts'
import type { z } from 'zod'
import type { HasEveryField } from '../../schema/has-every-field.ts'
import { type PromotionNames, promotionSchema, readPromotion } from '../promotion/response.ts'
import type { editableCoupon } from './document.ts'

/** A coupon: a promotion, mostly with a code. */
export const couponSchema = promotionSchema

export type CouponJson = HasEveryField<
  z.infer<typeof editableCoupon>,
  PromotionNames,
  z.infer<typeof couponSchema>
>

/** Coupons, running and coming. */
export const coupons = {
  ...recordList({
    path: 'coupons',
    summary: 'Coupons, running and coming',
    schema: couponSchema,
    read: readPromotion,
  }),
  sameBy: 'id',
} as const satisfies Resource
