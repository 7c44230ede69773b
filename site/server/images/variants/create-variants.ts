import { pictureWidths } from '@promenade/domain/pictures/picture-widths'
import sharp, { type Sharp } from 'sharp'
import type { PaintedFile } from '../image-job.ts'
import { maxSeconds, readingLimits } from '../reading-limits.ts'
import type { SizesJob } from './variants-job.ts'

/**
 * The files of a photograph, named by their size in pixels: `640x427.avif`. They lie as the camera was held, in the colours of
 * the web, and say nothing of who took them where. None of a drawing and of what moves: those stay what they are. Throws for
 * what is no picture, is too large, or takes too long.
 */
export async function paintPictureSizes({ bytes, widths }: SizesJob): Promise<readonly PaintedFile[]> {
  const { format, pages = 1, autoOrient } = await sharp(bytes, readingLimits).metadata()
  if (format === 'svg' || pages > 1 || isMoving(Buffer.from(bytes))) return []
  const wanted = pictureWidths(widths, autoOrient.width)
  const { data, info } = await readLargest(bytes, wanted.at(-1))
  const fallback = await fallbackFor(sharp(data, { raw: info }))
  const files: PaintedFile[] = []
  for (const width of wanted) {
    for (const ending of ['avif', 'webp', fallback] as const) {
      files.push(await paintFile(sharp(data, { raw: info }).resize({ width }), ending))
    }
  }
  return files
}

/** Animated PNG and AVIF, which a decoder takes for their first picture. */
function isMoving(bytes: Buffer): boolean {
  const control = bytes.indexOf('acTL')
  const isMovingPng = control > 0 && control < bytes.indexOf('IDAT')
  return isMovingPng || bytes.toString('latin1', 8, 12) === 'avis'
}

/** Decoded once for all that are made of it. */
async function readLargest(bytes: Uint8Array, width: number | undefined) {
  const largest = sharp(bytes, readingLimits).autoOrient().resize({ width, withoutEnlargement: true })
  const { data, info } = await largest
    .toColourspace('srgb')
    .timeout({ seconds: maxSeconds })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, info: { width: info.width, height: info.height, channels: info.channels } }
}

/** What browsers without AVIF and WebP get. Many PNG files have an alpha channel and nothing transparent in it. */
async function fallbackFor(pixels: Sharp): Promise<'jpg' | 'png'> {
  const { isOpaque } = await pixels.stats()
  return isOpaque ? 'jpg' : 'png'
}

const encoders = {
  // One step more would make a twentieth less of it, in more than twice the time.
  avif: (picture: Sharp) => picture.avif({ quality: 52, effort: 3 }),
  webp: (picture: Sharp) => picture.webp({ quality: 76, effort: 4 }),
  jpg: (picture: Sharp) => picture.removeAlpha().jpeg({ quality: 78, mozjpeg: true }),
  png: (picture: Sharp) => picture.png({ palette: true, quality: 90 }),
}

async function paintFile(picture: Sharp, ending: keyof typeof encoders): Promise<PaintedFile> {
  const encoded = encoders[ending](picture).timeout({ seconds: maxSeconds })
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true })
  return { name: `${info.width}x${info.height}.${ending}`, bytes: data }
}
