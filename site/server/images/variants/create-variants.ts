import { pictureWidths } from '@promenade/domain/pictures/picture-widths'
import type { ImageFile } from '@promenade/process/images/image-worker'
import { openPicture } from '@promenade/process/images/open-picture'
import sharp, { type Sharp } from 'sharp'
import { maxSeconds, type VariantsTask } from '../image-task.ts'

/**
 * The variants of a photograph, named by format and size in pixels: `640x427.avif`. They are upright, in sRGB and without
 * metadata. None for drawings and animations, which pages show as they are. Throws for a file that is no picture, is too
 * large, or takes too long.
 */
export async function createVariants({ bytes, widths }: VariantsTask): Promise<readonly ImageFile[]> {
  const { metadata, decode } = await openPicture(bytes)
  const { format, pages = 1, autoOrient } = metadata
  if (format === 'svg' || pages > 1 || isAnimated(Buffer.from(bytes))) return []
  const needed = pictureWidths(widths, autoOrient.width).filter(
    (width, index) =>
      index === 0 || (width * width * autoOrient.height) / autoOrient.width <= maxVariantPixels,
  )
  const { data, info: raw } = await decodeOnce(decode(), needed.at(-1))
  // Many PNG files have an alpha channel and nothing transparent in it.
  const { isOpaque } = await sharp(data, { raw }).stats()
  const formats = ['avif', 'webp', isOpaque ? 'jpg' : 'png'] as const
  const files: ImageFile[] = []
  for (const width of needed) {
    for (const format of formats) files.push(await encode(sharp(data, { raw }).resize({ width }), format))
  }
  return files
}

/** A portrait needs no more than a landscape of 2,560 pixels: the encoder of AVIF takes 30 bytes a pixel. */
const maxVariantPixels = 5_000_000

/** Animated PNG and AVIF, of which a decoder reads the first frame only. */
function isAnimated(bytes: Buffer): boolean {
  const control = bytes.indexOf('acTL')
  const isAnimatedPng = control > 0 && control < bytes.indexOf('IDAT')
  return isAnimatedPng || bytes.toString('latin1', 8, 12) === 'avis'
}

/** The pixels of the largest variant; all others are resized from them. */
async function decodeOnce(picture: Sharp, width: number | undefined) {
  const { data, info } = await picture
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .toColourspace('srgb')
    .timeout({ seconds: maxSeconds })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, info: { width: info.width, height: info.height, channels: info.channels } }
}

const encoders = {
  // More effort saves a twentieth and takes more than twice as long.
  avif: (picture: Sharp) => picture.avif({ quality: 52, effort: 3 }),
  webp: (picture: Sharp) => picture.webp({ quality: 76, effort: 4 }),
  jpg: (picture: Sharp) => picture.removeAlpha().jpeg({ quality: 78, mozjpeg: true }),
  png: (picture: Sharp) => picture.png({ palette: true, quality: 90 }),
}

async function encode(picture: Sharp, format: keyof typeof encoders): Promise<ImageFile> {
  const encoded = encoders[format](picture).timeout({ seconds: maxSeconds })
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true })
  return { name: `${info.width}x${info.height}.${format}`, bytes: data }
}
