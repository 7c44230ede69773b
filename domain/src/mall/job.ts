import type { Link, MallRecord, Owner, Period, Picture, SafeHtml } from './values.ts'

/** A job offer of the centre or of a store (specification §3). */
export interface Job extends MallRecord {
  readonly owner: Owner
  readonly description?: SafeHtml
  readonly summary?: string
  readonly picture?: Picture
  /** The platform's text: `Full Time`, `Part Time`, `Seasonal`… */
  readonly jobType?: string
  readonly contactName?: string
  readonly contactEmail?: string
  readonly contactPhone?: string
  readonly contactWebsite?: Link
  readonly period: Period
}
