import type { FeaturedRecord, Link } from './values.ts'

/** An event or a news item; both have the same fields (specification §3). */
export interface MallEvent extends FeaturedRecord {
  readonly subtitle?: string
  /** False if only the days of the period are shown, not the times. */
  readonly showsTimes: boolean
  /** The place in the centre, plain text. */
  readonly place?: string
  readonly link?: Link
  /** Of a recurring event: shared by all its days, each of which is an event. */
  readonly series?: string
}

/** A news item. */
export type NewsItem = MallEvent
