/** Milliseconds since 1970-01-01T00:00:00Z. */
export type EpochMs = number

/** A calendar day of the mall, `YYYY-MM-DD`. */
export type IsoDate = string

/** HTML that has passed the contract's allow-list. Only the contract makes values of this type. */
export type SafeHtml = string & { readonly safeHtml: true }

/** A piece of a text that galleries stand in: HTML that is whole by itself, or the slug of a gallery. */
export type TextPart =
  | { readonly kind: 'html'; readonly html: SafeHtml }
  | { readonly kind: 'gallery'; readonly slug: string }

/** A picture; `width` and `height` are its own, in pixels, where the platform tells them. */
export interface Picture {
  readonly url: string
  readonly alt?: string
  readonly width?: number
  readonly height?: number
}

/**
 * What a link from the platform leads to: a path of this site (`/stores/…`, without language prefix)
 * or an outside address (`https:`, `mailto:`, `tel:`).
 */
export type Link =
  | { readonly kind: 'page'; readonly path: string }
  | { readonly kind: 'outside'; readonly url: string }

export interface SocialLink {
  readonly network: string
  readonly url: string
}

/** Whom a promotion, event, job or news item belongs to: the centre or one store. */
export type Owner =
  | { readonly kind: 'property' }
  | { readonly kind: 'store'; readonly storeId: string; readonly storeName?: string }

/** What every record of the platform has: `id` is unique among records of its resource. */
export interface MallRecord {
  readonly id: string
  readonly slug: string
  readonly name: string
  /** Fields (by their names here) whose text is English although another language was asked for. */
  readonly untranslated: readonly string[]
  /** When the record last changed, where the platform tells. */
  readonly updatedAt?: EpochMs
}

/**
 * When a record is shown and when what it announces takes place. An absent bound is open.
 * `overAt` is the first instant after it: the exact end where the platform gave one worth showing, which is `end` too,
 * else the end of the last day in the mall's time zone.
 */
export interface Period {
  readonly showFrom?: EpochMs
  readonly start?: EpochMs
  readonly end?: EpochMs
  readonly overAt?: EpochMs
}
