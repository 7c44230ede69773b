import type { SharpOptions } from 'sharp'
import type { OpenGraphLook } from '../../content/open-graph-file.ts'

/** A request to the worker; `bytes` are those of the source picture, whatever they are. */
export type ImageJob = VariantsJob | OpenGraphJob | PhotoJob

/** Variants of a photograph: several widths, each in several formats. */
export interface VariantsJob {
  readonly kind: 'variants'
  readonly bytes: Uint8Array
  /** In pixels, rising. */
  readonly widths: readonly number[]
}

/** The Open Graph image of a picture or a logo. */
export interface OpenGraphJob {
  readonly kind: 'open-graph'
  readonly bytes: Uint8Array
  readonly look: OpenGraphLook
  readonly backgrounds: Backgrounds
}

/** A clean copy of a visitor's photo. */
export interface PhotoJob {
  readonly kind: 'photo'
  readonly bytes: Uint8Array
}

/** CSS colours behind a logo: the dark one for logos too light for the other. */
export interface Backgrounds {
  readonly light: string
  readonly dark: string
}

/** What networks recommend for their large previews, in pixels. */
export const openGraphSize = { width: 1200, height: 630 }

/** Pictures may be hostile: refuse incomplete files, decode one frame only, and bound the memory of a decoded picture. */
export const decodingLimits: SharpOptions = { limitInputPixels: 40_000_000, failOn: 'error', pages: 1 }

/** Longest time for one file. */
export const maxSeconds = 15

/** The error message for a photo of more than `maxPhotoPixels`. */
export const tooManyPixels = 'has too many pixels'

/** A phone's photo of 24 megapixels is 5,712 × 4,284; a small file that claims more is a decompression bomb. */
export const maxPhotoPixels = 24_500_000
