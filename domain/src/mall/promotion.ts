import type { MallRecord, Owner, Period, Picture, SafeHtml } from './values.ts'

/** A promotion or a coupon: the two share one shape (specification §3). */
export interface Promotion extends MallRecord {
  readonly owner: Owner
  readonly picture?: Picture
  readonly description?: SafeHtml
  /** Plain text of the description. */
  readonly summary?: string
  readonly tags: readonly string[]
  readonly isFeatured: boolean
  /** Order among the featured ones of the home page; lower comes first. */
  readonly homePosition?: number
  /** What to say or show at the till; coupons mostly have one. */
  readonly code?: string
  readonly period: Period
}
