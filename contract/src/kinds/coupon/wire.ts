import type { Resource } from '../resource.ts'
import type { Promotion } from '@promenade/domain/mall/promotion'
import { z } from 'zod'
import { promotionWire, readPromotion } from '../promotion/wire.ts'
import { decodeList } from '../../decode/response.ts'
import type { DecodeContext, Decoded } from '../../decode/decode-context.ts'
import { withUniqueKeys } from '../../decode/record.ts'

/** A coupon: a promotion, mostly with a code. */
export const couponWire = promotionWire

export type CouponWire = z.infer<typeof couponWire>

/** Coupons, running and coming. */
export const coupons = {
  path: 'coupons',
  summary: 'Coupons, running and coming',
  wire: z.array(couponWire),
  decode: decodeCoupons,
  sameBy: 'id',
} as const satisfies Resource

/** Decodes all coupons. Throws UnreadableResponse. */
export function decodeCoupons(response: unknown, context: DecodeContext): Decoded<readonly Promotion[]> {
  return withUniqueKeys('coupons', decodeList('coupons', response, context, readPromotion))
}
