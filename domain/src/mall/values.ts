import type { EpochMs } from '../calendar/instants.ts'

/** HTML that has passed the contract's allow-list. Only the contract creates it. */
export type SafeHtml = string & { readonly safeHtml: true }

/** A part of a text with galleries: well-formed HTML, or the slug of a gallery. */
export type TextPart =
  | { readonly kind: 'html'; readonly html: SafeHtml }
  | { readonly kind: 'gallery'; readonly slug: string }

/** A picture; `width` and `height` in pixels, if the platform sends them. */
export interface Picture {
  readonly url: string
  /** Empty: it only decorates. */
  readonly alt?: string
  readonly width?: number
  readonly height?: number
  /** The point that stays visible in a crop. Absent: the middle. */
  readonly focalPoint?: FocalPoint
}

/** Shares of a picture's width and height, from its upper left corner. */
export interface FocalPoint {
  readonly x: number
  readonly y: number
}

/**
 * The target of a link from the platform: a path of this site (`/stores/…`, without language prefix) or an outside
 * address (`https:`, `mailto:`, `tel:`).
 */
export type Link =
  | { readonly kind: 'page'; readonly path: string }
  | { readonly kind: 'outside'; readonly url: string }

/** A link to an account on a social network. */
export interface SocialLink {
  readonly network: string
  readonly url: string
}

/** The owner of a record such as a promotion: the centre or one store. */
export type Owner =
  | { readonly kind: 'property' }
  | { readonly kind: 'store'; readonly storeId: string; readonly storeName?: string }

/** The common fields of all records; `id` is unique within its resource. */
export interface MallRecord {
  readonly id: string
  readonly slug: string
  readonly name: string
  /** Names of the fields whose text is English although another language was requested. */
  readonly untranslated: readonly string[]
  /** Time of the last change, if the platform sends it. */
  readonly updatedAt?: EpochMs
}

/** The common fields of promotions and events. */
export interface FeaturedRecord extends MallRecord {
  readonly owner: Owner
  readonly picture?: Picture
  readonly description?: SafeHtml
  /** Plain text of the description. */
  readonly summary?: string
  readonly tags: readonly string[]
  readonly isFeatured: boolean
  /** Position among the featured records of the home page, ascending. */
  readonly homePosition?: number
  readonly period: Period
}

/**
 * The time in which a record is shown, and the time of the event itself. An absent bound is open. `overAt` is the first
 * instant after the event: the exact end if it is shown (equal to `end`), else the end of the last day in the mall's zone.
 */
export interface Period {
  readonly showFrom?: EpochMs
  readonly start?: EpochMs
  readonly end?: EpochMs
  readonly overAt?: EpochMs
}
