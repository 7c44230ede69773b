// The child of the studio's image worker.
import type { ImageFile } from '@promenade/process/images/image-worker'
import { openPicture } from '@promenade/process/images/open-picture'
import { runImageWorker } from '@promenade/process/images/run-image-worker'
import sharp from 'sharp'
import type { UploadTask } from './prepare-picture.ts'

/** Larger than any screen shows it. */
const maxSide = 2_560

// Those that an upload may have.
runImageWorker({ formats: ['Png', 'Jpeg', 'Webp', 'Heif'], createFiles })

/** Upright, at most 2,560 px, sRGB, without the place and camera that the upload names. */
async function createFiles({ path, contentType }: UploadTask): Promise<readonly ImageFile[]> {
  const { decode } = await openPicture(path)
  // In two steps: an encoder of WebP takes up to 60 MB, and should not have the decoder beside it.
  const { data: pixels, info: raw } = await decode()
    .rotate()
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = raw
  const data = await sharp(pixels, { raw: { width, height, channels } })
    .webp(contentType === 'image/png' ? { quality: 90, nearLossless: true } : { quality: 84 })
    .toBuffer()
  return [{ name: `${width}x${height}.webp`, bytes: data }]
}
