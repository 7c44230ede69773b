import type { EpochMs } from '../calendar/instants.ts'
import type { MallRecord, Picture, SafeHtml, TextPart } from './values.ts'

/** A blog with its posts (platform API, blogs). */
export interface Blog extends MallRecord {
  /** Plain text. */
  readonly description?: string
  readonly posts: readonly Post[]
}

/** A post of a blog. */
export interface Post extends MallRecord {
  readonly picture?: Picture
  readonly summary?: string
  readonly body?: SafeHtml
  /** The body split at its galleries, if it has any; `body` is without them. */
  readonly bodyParts?: readonly TextPart[]
  readonly author?: string
  readonly publishedAt?: EpochMs
  readonly categories: readonly string[]
  readonly tags: readonly string[]
}
