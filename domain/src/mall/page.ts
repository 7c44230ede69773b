import type { MallRecord, Picture, SafeHtml, TextPart } from './values.ts'

/** A content page; `name` is its title. */
export interface Page extends MallRecord {
  readonly body?: SafeHtml
  /** The same text in the order it is read, where galleries stand in it; `body` is without them. */
  readonly bodyParts?: readonly TextPart[]
  readonly banner?: Picture
  readonly picture?: Picture
  readonly subpages: readonly Subpage[]
  readonly gallerySlugs: readonly string[]
}

export interface Subpage {
  readonly title?: string
  readonly body?: SafeHtml
}
