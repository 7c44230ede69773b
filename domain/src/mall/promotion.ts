import type { MallRecord, Owner, Period, Picture, SafeHtml } from './values.ts'

/** A promotion or a coupon; both have the same fields (specification §3). */
export interface Promotion extends MallRecord {
  readonly owner: Owner
  readonly picture?: Picture
  readonly description?: SafeHtml
  /** Plain text of the description. */
  readonly summary?: string
  readonly tags: readonly string[]
  readonly isFeatured: boolean
  /** Position among the featured promotions of the home page, ascending. */
  readonly homePosition?: number
  /** The code to show at the till, mostly for coupons. */
  readonly code?: string
  readonly period: Period
}
