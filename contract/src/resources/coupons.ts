import type { Promotion } from '@promenade/domain/mall/promotion'
import type { z } from 'zod'
import { promotionWire, readPromotion } from './promotions.ts'
import { decodeList } from '../decode/response.ts'
import type { DecodeContext, Decoded } from '../decode/decoded.ts'
import { withUniqueKeys } from '../decode/record.ts'

/** A coupon: a promotion, mostly with a code. */
export const couponWire = promotionWire

export type CouponWire = z.infer<typeof couponWire>

/** All coupons the platform answers. Throws UnreadableAnswer. */
export function decodeCoupons(answer: unknown, context: DecodeContext): Decoded<readonly Promotion[]> {
  return withUniqueKeys('coupons', decodeList('coupons', answer, context, readPromotion))
}
