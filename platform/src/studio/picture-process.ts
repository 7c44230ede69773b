// The child process in which pictures of the studio are decoded. It has no settings and no keys, and reads one picture.
import sharp from 'sharp'
import type { ImageFile } from '@promenade/process/images/image-worker'
import { hasTooManyPixels } from '../import/picture-size.ts'
import type { PictureJob } from './prepare-picture.ts'

/** Larger than any screen shows it. */
const maxSide = 2_560

sharp.concurrency(1)
sharp.cache(false)
// Of all that libvips can read, only the formats that an upload may have.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Png', 'Jpeg', 'Webp', 'Heif'].map((format) => `VipsForeignLoad${format}`),
})

process.on('message', (job: PictureJob) => {
  createFile(job).then(
    (file) => process.send?.([file]),
    (error: unknown) => process.send?.(error instanceof Error ? error.message : 'unknown error'),
  )
})

/** Upright, at most 2,560 px, sRGB, without the place and camera that the upload names. */
async function createFile({ bytes, contentType }: PictureJob): Promise<ImageFile> {
  // The decoder's own reading of the header, which may differ from ours.
  const size = await sharp(bytes, { limitInputPixels: false }).metadata()
  if (hasTooManyPixels(contentType, size)) throw new RangeError('has too many pixels')
  const { data, info } = await sharp(bytes, { limitInputPixels: size.width * size.height, failOn: 'error' })
    .rotate()
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .webp(contentType === 'image/png' ? { quality: 90, nearLossless: true } : { quality: 84 })
    .toBuffer({ resolveWithObject: true })
  return { name: `${info.width}x${info.height}.webp`, bytes: data }
}

// The platform is gone.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
