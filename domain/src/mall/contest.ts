import type { MallRecord, Period, Picture, SafeHtml } from './values.ts'

export interface Contest extends MallRecord {
  readonly picture?: Picture
  readonly description?: SafeHtml
  readonly summary?: string
  readonly rules?: SafeHtml
  readonly asksForPhoto: boolean
  readonly isFeatured: boolean
  readonly period: Period
}
