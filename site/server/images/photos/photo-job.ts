/** Asks for a visitor's photo to be made anew. */
export interface PhotoJob {
  readonly kind: 'photo'
  readonly bytes: Uint8Array
}

/** Said of a photo that has more than `maxPixels`. */
export const tooManyPixels = 'has too many pixels'

/** A phone's photo of 24 megapixels is 5,712 × 4,284; a small file that says more is meant to fill the memory. */
export const maxPixels = 24_500_000
