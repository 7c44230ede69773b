import type { Hours } from './hours.ts'
import type { MallRecord, Picture } from './values.ts'

/** A store in the directory (specification §3). */
export interface StoreListing extends MallRecord {
  /** Ids of child and parent categories alike, unknown ids included. */
  readonly categoryIds: readonly string[]
  readonly tags: readonly string[]
  readonly logo?: Picture
  readonly storeFront?: Picture
  readonly isNew: boolean
  readonly isComingSoon: boolean
  readonly isRelocated: boolean
  readonly isTemporarilyClosed: boolean
  readonly activePromotions: number
  readonly activeEvents: number
  readonly activeJobs: number
  /** Unit number on the door: `214`, `K3`. */
  readonly unit?: string
  /** Level number, 1 is the lowest. */
  readonly level?: number
  /** Its place in the building, plain text, from other platforms without unit and level. */
  readonly location?: string
  readonly phone?: string
  /** Absent if the store has the centre's hours or none are known. */
  readonly hours?: Hours
  /** One line of plain text. */
  readonly summary?: string
  /** Its place on the map picture of another platform. */
  readonly pictureMark?: PictureMark
}

/** A store's place on the single picture of other platforms: pixels from the upper left corner, an element, or neither. */
export interface PictureMark {
  readonly at?: { readonly x: number; readonly y: number }
  readonly region?: string
}
