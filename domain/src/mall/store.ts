import type { Hours } from '../hours/hours.ts'
import type { PictureMark } from '../map/map-picture.ts'
import type { Link, MallRecord, Picture, SafeHtml, SocialLink, TextPart } from './values.ts'

/** A store as the directory lists it. */
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
  /** Unit in the building, as printed on its door: `214`, `K3`. */
  readonly unit?: string
  /** Level number, 1 is the lowest. */
  readonly level?: number
  /** Where it is in the building, in words: all that older platforms say of it. Plain text. */
  readonly location?: string
  readonly phone?: string
  /** Absent where the store keeps the centre's hours or none are known. */
  readonly hours?: Hours
  /** One line of plain text. */
  readonly summary?: string
  /** Where it is on the picture that is the map of an older platform. */
  readonly pictureMark?: PictureMark
}

/** A store with everything its own page shows. */
export interface Store extends StoreListing {
  readonly description?: SafeHtml
  /** The same text in the order it is read, where galleries stand in it; `description` is without them. */
  readonly descriptionParts?: readonly TextPart[]
  readonly website?: Link
  readonly email?: string
  readonly socialLinks: readonly SocialLink[]
  /** Hours written as prose; where present there is no grid. */
  readonly freeFormHours?: SafeHtml
  readonly sections: readonly StoreSection[]
}

/** A further text of a store: products, services, returns, parking… */
export interface StoreSection {
  readonly kind: 'products' | 'brand' | 'service' | 'amenities' | 'returns' | 'parking'
  readonly body: SafeHtml
}
