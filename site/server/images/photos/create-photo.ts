import sharp, { type SharpOptions } from 'sharp'
import type { PaintedFile } from '../image-job.ts'
import { maxSeconds } from '../reading-limits.ts'
import { maxPixels, type PhotoJob, tooManyPixels } from './photo-job.ts'

/** Longest side of what is kept; enough for a print of 20 cm. */
const longestSide = 2_400

const readingOptions: SharpOptions = {
  limitInputPixels: maxPixels,
  failOn: 'error',
  pages: 1,
  autoOrient: true,
}

/**
 * A visitor's photo, made anew: nothing of the file but its picture gets through, not where and with what it was taken,
 * nor what may hide behind it. Its head says how large it is, and whether it moves, before anything is decoded.
 */
export async function paintPhoto({ bytes }: PhotoJob): Promise<readonly PaintedFile[]> {
  const { width, height, pages = 1 } = await sharp(bytes, { limitInputPixels: false, pages: -1 }).metadata()
  if (width * (height / pages) > maxPixels) throw new RangeError(tooManyPixels)
  if (pages > 1) throw new TypeError('moves')
  const size = { width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true } as const
  const jpeg = sharp(bytes, readingOptions)
    .resize(size)
    // What is see-through in a PNG would come out black.
    .flatten({ background: '#fff' })
    .jpeg({ quality: 82, mozjpeg: true })
    .timeout({ seconds: maxSeconds })
  return [{ name: 'photo.jpg', bytes: await jpeg.toBuffer() }]
}
