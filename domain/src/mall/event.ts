import type { Link, MallRecord, Owner, Period, Picture, SafeHtml } from './values.ts'

/** An event or a news item; both have the same fields (specification §3). */
export interface MallEvent extends MallRecord {
  readonly owner: Owner
  readonly subtitle?: string
  readonly picture?: Picture
  readonly description?: SafeHtml
  readonly summary?: string
  readonly tags: readonly string[]
  readonly isFeatured: boolean
  readonly homePosition?: number
  readonly period: Period
  /** False if only the days of the period are shown, not the times. */
  readonly showsTimes: boolean
  /** The place in the centre, plain text. */
  readonly place?: string
  readonly link?: Link
}

/** A news item. */
export type NewsItem = MallEvent
