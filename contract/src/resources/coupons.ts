import type { Promotion } from '@promenade/domain/mall/promotion'
import type { z } from 'zod'
import { promotionWire, readPromotion } from './promotions.ts'
import { decodeList } from '../decode/response.ts'
import type { DecodeContext, Decoded } from '../decode/decode-context.ts'
import { withUniqueKeys } from '../decode/record.ts'

/** A coupon: a promotion, mostly with a code. */
export const couponWire = promotionWire

export type CouponWire = z.infer<typeof couponWire>

/** Decodes all coupons. Throws UnreadableResponse. */
export function decodeCoupons(response: unknown, context: DecodeContext): Decoded<readonly Promotion[]> {
  return withUniqueKeys('coupons', decodeList('coupons', response, context, readPromotion))
}
