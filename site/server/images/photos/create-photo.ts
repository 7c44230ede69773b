import type { ImageFile } from '@promenade/process/images/image-worker'
import { openPicture } from '@promenade/process/images/open-picture'
import { maxSeconds, type PhotoTask } from '../image-task.ts'

/** Longest side in pixels: enough for a print of 20 cm. */
const longestSide = 2_400

/** A JPEG of a visitor's photo with nothing but its pixels: no place, no camera, no hidden data. */
export async function createPhoto({ bytes }: PhotoTask): Promise<readonly ImageFile[]> {
  const { metadata, decode } = await openPicture(bytes)
  if ((metadata.pages ?? 1) > 1) throw new TypeError('is animated')
  const jpeg = decode({ autoOrient: true })
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    // Transparent parts of a PNG would turn black.
    .flatten({ background: '#fff' })
    .jpeg({ quality: 82, mozjpeg: true })
    .timeout({ seconds: maxSeconds })
  return [{ name: 'photo.jpg', bytes: await jpeg.toBuffer() }]
}
