import type { ImageFile } from '@promenade/process/images/image-worker'
import sharp from 'sharp'
import { decodingLimits, maxPhotoPixels, maxSeconds, type PhotoJob, tooManyPixels } from '../image-job.ts'

/** Longest side in pixels: enough for a print of 20 cm. */
const longestSide = 2_400

/**
 * A JPEG of a visitor's photo with nothing but its pixels: no place, no camera, no hidden data. Size and animation are
 * checked in the header before anything is decoded.
 */
export async function createPhoto({ bytes }: PhotoJob): Promise<readonly ImageFile[]> {
  const { width, height, pages = 1 } = await sharp(bytes, { limitInputPixels: false, pages: -1 }).metadata()
  if (width * (height / pages) > maxPhotoPixels) throw new RangeError(tooManyPixels)
  if (pages > 1) throw new TypeError('is animated')
  const jpeg = sharp(bytes, { ...decodingLimits, limitInputPixels: maxPhotoPixels, autoOrient: true })
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    // Transparent parts of a PNG would turn black.
    .flatten({ background: '#fff' })
    .jpeg({ quality: 82, mozjpeg: true })
    .timeout({ seconds: maxSeconds })
  return [{ name: 'photo.jpg', bytes: await jpeg.toBuffer() }]
}
