import type { ShareLook } from '../../../content/share-file.ts'

/** What networks ask for: 1.91 to 1, large enough for their large cards. */
export const shareSize = { width: 1200, height: 630 }

/** Asks for the card of a picture. */
export interface CardJob {
  readonly kind: 'card'
  readonly bytes: Uint8Array
  readonly look: ShareLook
  /** What a logo stands on, and a light one instead: colours as CSS writes them. */
  readonly grounds: Grounds
}

export interface Grounds {
  readonly light: string
  readonly dark: string
}
