import sharp, { type Metadata, type Sharp, type SharpOptions } from 'sharp'
import { hasTooManyPixels, maxPixels, tooLargeMessages } from './picture-limits.ts'

interface OpenedPicture {
  readonly metadata: Metadata
  /** Decodes its first frame. */
  readonly decode: (options?: SharpOptions) => Sharp
}

/**
 * Reads the header of a picture, given by its bytes or the path of its file, with the decoder's own eyes, before anything is
 * decoded. Throws for a picture with too many pixels.
 */
export async function openPicture(source: Uint8Array | string): Promise<OpenedPicture> {
  const metadata = await sharp(source, { limitInputPixels: false, pages: -1 }).metadata()
  const { height, pages = 1, chromaSubsampling } = metadata
  const hasFullColour = chromaSubsampling !== '4:2:0'
  if (hasTooManyPixels({ ...metadata, height: height / pages, hasFullColour }))
    throw new RangeError(tooLargeMessages.pixels)
  return {
    metadata,
    // Incomplete files are refused.
    decode: (options) =>
      sharp(source, { failOn: 'error', pages: 1, limitInputPixels: maxPixels.usual, ...options }),
  }
}
