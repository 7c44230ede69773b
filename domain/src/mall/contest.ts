import type { MallRecord, Period, Picture, SafeHtml } from './values.ts'

export interface Contest extends MallRecord {
  readonly picture?: Picture
  readonly description?: SafeHtml
  readonly summary?: string
  readonly rules?: SafeHtml
  /** Years; whoever enters confirms to be at least as old. */
  readonly minimumAge?: number
  /** Who may enter, as a sentence that they confirm. */
  readonly eligibility?: string
  /** What an entry answers, where the contest asks something. */
  readonly question?: string
  readonly asksForPhoto: boolean
  readonly isFeatured: boolean
  readonly period: Period
}
