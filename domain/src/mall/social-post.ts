import type { EpochMs } from '../calendar/instants.ts'
import type { Picture } from './values.ts'

/** A post of the centre on a social network. */
export interface SocialPost {
  readonly id: string
  /** Name of the network for readers: `Instagram`. */
  readonly network: string
  /** Its http(s) address. */
  readonly url?: string
  readonly picture: Picture
  /** Plain text, of any length. */
  readonly caption?: string
  /** Name of the account, without `@`. */
  readonly account?: string
  readonly isVideo: boolean
  readonly postedAt?: EpochMs
  /** Names of the fields whose text is English although another language was requested. */
  readonly untranslated: readonly string[]
}
