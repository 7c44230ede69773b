import type { OpenGraphLook } from '../../content/open-graph-file.ts'

/** A request to the worker; `bytes` are those of the source picture, whatever they are. */
export type ImageTask = VariantsTask | OpenGraphTask | PhotoTask

/** Variants of a photograph: several widths, each in several formats. */
export interface VariantsTask {
  readonly kind: 'variants'
  readonly bytes: Uint8Array
  /** In pixels, rising. */
  readonly widths: readonly number[]
}

/** The Open Graph image of a picture or a logo. */
export interface OpenGraphTask {
  readonly kind: 'open-graph'
  readonly bytes: Uint8Array
  readonly look: OpenGraphLook
  readonly backgrounds: Backgrounds
}

/** A clean copy of a visitor's photo. */
export interface PhotoTask {
  readonly kind: 'photo'
  readonly bytes: Uint8Array
}

/** CSS colours behind a logo: the dark one for logos too light for the other. */
export interface Backgrounds {
  readonly light: string
  readonly dark: string
}

/** The size that networks recommend for large previews, in pixels. */
export const openGraphSize = { width: 1200, height: 630 }

/** Longest time for one file. */
export const maxSeconds = 15
