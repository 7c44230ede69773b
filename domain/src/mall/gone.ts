import type { EpochMs } from '../calendar/instants.ts'
import type { Owner } from './values.ts'

/** A record whose page existed and is gone: the content of a 410 page with its suggestions. */
export interface GoneRecord {
  /** As the site calls it: an offer is a promotion or a coupon. */
  readonly kind: string
  readonly slug: string
  readonly name: string
  /** True if the name is English although another language was requested. */
  readonly isEnglish: boolean
  /** The first time it was missing in the platform's data. */
  readonly goneAt: EpochMs
  /** The end of its period; absent if it was removed before. */
  readonly overAt?: EpochMs
  readonly owner?: Owner
  readonly categoryIds?: readonly string[]
}
