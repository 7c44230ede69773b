import type { Link, MallRecord, Period, Picture } from './values.ts'

/** A gallery of pictures. */
export interface Gallery extends MallRecord {
  readonly items: readonly GalleryItem[]
}

/** One picture of a gallery or one slide of a banner. */
export interface GalleryItem {
  readonly id: string
  readonly name?: string
  readonly heading?: string
  readonly callout?: string
  readonly description?: string
  readonly link?: Link
  readonly picture: Picture
  readonly position: number
  readonly period: Period
  readonly untranslated: readonly string[]
}
