import sharp, { type Metadata, type Sharp, type SharpOptions } from 'sharp'
import { hasTooManyPixels, maxPixels, tooLargeMessages } from './picture-limits.ts'

interface OpenedPicture {
  readonly metadata: Metadata
  /** Decodes its first frame. */
  readonly decode: (options?: SharpOptions) => Sharp
}

/** Reads the header with the decoder's own eyes, before anything is decoded. Throws for a picture with too many pixels. */
export async function openPicture(bytes: Uint8Array): Promise<OpenedPicture> {
  const metadata = await sharp(bytes, { limitInputPixels: false, pages: -1 }).metadata()
  const { height, pages = 1 } = metadata
  if (hasTooManyPixels({ ...metadata, height: height / pages })) throw new RangeError(tooLargeMessages.pixels)
  return {
    metadata,
    // Incomplete files are refused.
    decode: (options) =>
      sharp(bytes, { failOn: 'error', pages: 1, limitInputPixels: maxPixels.usual, ...options }),
  }
}
