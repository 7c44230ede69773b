import type { Link, MallRecord, Owner, Period, Picture, SafeHtml } from './values.ts'

export interface Job extends MallRecord {
  readonly owner: Owner
  readonly description?: SafeHtml
  readonly summary?: string
  readonly picture?: Picture
  /** `Full Time`, `Part Time`, `Seasonal`… as the platform words it. */
  readonly jobType?: string
  readonly contactName?: string
  readonly contactEmail?: string
  readonly contactPhone?: string
  readonly contactWebsite?: Link
  readonly period: Period
}
