import type { EpochMs, Picture } from './values.ts'

/** Something the centre has posted on a social network. */
export interface SocialPost {
  readonly id: string
  /** Name of the network as people write it: `Instagram`. */
  readonly network: string
  /** Where it stands, an http(s) address. */
  readonly url?: string
  readonly picture: Picture
  /** Plain text, of any length. */
  readonly caption?: string
  /** Name of the account that posted it, without `@`. */
  readonly account?: string
  readonly isVideo: boolean
  readonly postedAt?: EpochMs
  /** Fields (by their names here) whose text is English although another language was asked for. */
  readonly untranslated: readonly string[]
}
