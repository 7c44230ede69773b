import type { EpochMs, Owner } from './values.ts'

/** Something that visitors could see here once: enough to say that it is gone, and what to look at instead. */
export interface GoneRecord {
  readonly kind: GoneKind
  readonly slug: string
  readonly name: string
  /** Whether the name is English, whatever the language asked for. */
  readonly isEnglish: boolean
  /** When it was first missed. */
  readonly goneAt: EpochMs
  /** When it ended by itself; absent for what was taken down before. */
  readonly overAt?: EpochMs
  readonly owner?: Owner
  readonly categoryIds?: readonly string[]
}

/** Records with pages of their own: coupons are offers, and news items are told apart from events. */
export type GoneKind = 'store' | 'offer' | 'event' | 'news' | 'job' | 'contest'
