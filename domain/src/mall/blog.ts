import type { EpochMs, MallRecord, Picture, SafeHtml, TextPart } from './values.ts'

export interface Blog extends MallRecord {
  /** What it is about, plain text. */
  readonly description?: string
  readonly posts: readonly Post[]
}

export interface Post extends MallRecord {
  readonly picture?: Picture
  readonly summary?: string
  readonly body?: SafeHtml
  /** The same text in the order it is read, where galleries stand in it; `body` is without them. */
  readonly bodyParts?: readonly TextPart[]
  readonly author?: string
  readonly publishedAt?: EpochMs
  readonly categories: readonly string[]
  readonly tags: readonly string[]
}
