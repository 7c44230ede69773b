import type { Link, MallRecord, Owner, Period, Picture, SafeHtml } from './values.ts'

/** An event or a news item: the two share one shape (specification §3). */
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
  /** False: only the days of the period are worth showing, not the times. */
  readonly showsTimes: boolean
  /** Where in the centre, in plain text. */
  readonly place?: string
  readonly link?: Link
}

export type NewsItem = MallEvent
