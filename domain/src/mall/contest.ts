import type { MallRecord, Period, Picture, SafeHtml } from './values.ts'

/** A contest (specification §3). */
export interface Contest extends MallRecord {
  readonly picture?: Picture
  readonly description?: SafeHtml
  readonly summary?: string
  readonly rules?: SafeHtml
  /** In years; entrants confirm that they are at least this old. */
  readonly minimumAge?: number
  /** The conditions of participation, a sentence that entrants confirm. */
  readonly eligibility?: string
  /** The question of the contest, if it has one. */
  readonly question?: string
  readonly asksForPhoto: boolean
  readonly isFeatured: boolean
  readonly period: Period
}
