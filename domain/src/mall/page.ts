import type { MallRecord, Picture, SafeHtml, TextPart } from './values.ts'

/** A content page; `name` is its title. */
export interface Page extends MallRecord {
  readonly body?: SafeHtml
  /** The body split at its galleries, if it has any; `body` is without them. */
  readonly bodyParts?: readonly TextPart[]
  readonly banner?: Picture
  readonly picture?: Picture
  readonly subpages: readonly Subpage[]
  readonly gallerySlugs: readonly string[]
}

/** A section of a content page. */
export interface Subpage {
  readonly title?: string
  readonly body?: SafeHtml
}
