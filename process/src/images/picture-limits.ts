interface Size {
  readonly width: number
  readonly height: number
}

/**
 * The pictures that either process decodes: 50 megapixels, as cameras take them. The decoder of AVIF and HEIF holds the whole
 * picture several times, 15 bytes a pixel: with more than 10 megapixels it would need more memory than the rest of the site.
 */
export const maxPixels = { usual: 50_500_000, heif: 10_500_000 }

/** True for a picture that is not decoded, whatever its bytes: a decompression bomb has few. `format` may be a content type. */
export function hasTooManyPixels(format: string, { width, height }: Size): boolean {
  return width * height > (/avif|hei[cf]/.test(format) ? maxPixels.heif : maxPixels.usual)
}

/** Messages of an `ImageError` for a picture that may be all right, but is too large. */
export const tooLargeMessages = {
  pixels: 'has too many pixels',
  memory: 'needs too much memory',
} as const

/** True for the message of a picture that is too large. */
export function isTooLarge(message: string): boolean {
  return Object.values(tooLargeMessages).some((one) => one === message)
}
