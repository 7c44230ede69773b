import type { FeaturedRecord } from './values.ts'

/** A promotion or a coupon; both have the same fields (specification §3). */
export interface Promotion extends FeaturedRecord {
  /** The code to show at the till, mostly for coupons. */
  readonly code?: string
}
