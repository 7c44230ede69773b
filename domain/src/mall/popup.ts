import type { Link, MallRecord, Period, Picture } from './values.ts'

export interface Popup extends MallRecord {
  readonly picture: Picture
  readonly link?: Link
  readonly period: Period
}
