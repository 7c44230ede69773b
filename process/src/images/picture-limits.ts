interface Size {
  readonly width: number
  readonly height: number
}

/** Pixels that either process decodes at most. */
export const maxPixels = {
  /** Files as cameras write them: decoded from top to bottom, and shrunk while they are decoded. */
  usual: 50_500_000,
  /** A progressive JPEG is held whole, 3 bytes a pixel as most have it. */
  progressive: 18_500_000,
  /** … and 6 bytes with all its colour. */
  progressiveInFullColour: 10_000_000,
  /** AVIF and HEIF are held several times over, 15 bytes a pixel; an interlaced PNG whole, up to 11. */
  whole: 6_000_000,
}

interface Header extends Size {
  /** May be a content type. */
  readonly format: string
  readonly isProgressive?: boolean | undefined
  /** A colour for each pixel of a JPEG, instead of one for each four. */
  readonly hasFullColour?: boolean | undefined
}

/** True for a picture that is not decoded, whatever its bytes: a decompression bomb has few. */
export function hasTooManyPixels(header: Header): boolean {
  return header.width * header.height > maxPixels[kindOf(header)]
}

function kindOf({ format, isProgressive = false, hasFullColour = false }: Header): keyof typeof maxPixels {
  if (/avif|hei[cf]/.test(format) || (isProgressive && format.endsWith('png'))) return 'whole'
  if (!isProgressive) return 'usual'
  return hasFullColour ? 'progressiveInFullColour' : 'progressive'
}

/** Messages of an `ImageError` for a picture that may be all right, but is too large. */
export const tooLargeMessages = {
  pixels: 'has too many pixels',
  memory: 'needs too much memory',
} as const

/** Message of an `ImageError` for a picture that a slow or busy machine did not read in time, or nobody could. */
export const tookTooLong = 'took too long'

/** True for the message of a picture that is too large. */
export function isTooLarge(message: string): boolean {
  return Object.values(tooLargeMessages).some((one) => one === message)
}
