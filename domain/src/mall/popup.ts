import type { Link, MallRecord, Period, Picture } from './values.ts'

/** An announcement in a dialog over the page (specification §3). */
export interface Popup extends MallRecord {
  readonly picture: Picture
  readonly link?: Link
  readonly period: Period
}
