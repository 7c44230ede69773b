import sharp from 'sharp'
import { Refused } from '../entries/refused.ts'

/** Larger than any screen shows it. */
const maxSide = 2_560
/** The limit of a decoder; a decompression bomb has more. */
const maxPixels = 120_000_000

/** A picture as it is stored. */
interface PreparedPicture {
  readonly bytes: Buffer
  readonly contentType: 'image/webp'
  readonly extension: 'webp'
  readonly width: number
  readonly height: number
}

/**
 * Makes an upload fit for the site: upright, at most 2,560 px, sRGB, without the place and camera that its file names.
 * Throws `Refused` for what is no photograph that can be read.
 */
export async function preparePicture(upload: Buffer): Promise<PreparedPicture> {
  if (isHeic(upload))
    throw new Refused(
      'unsupported-media',
      'This is a HEIC photograph. Choose it from the phone’s photo picker, or save it as JPEG first.',
    )
  const format = formatOf(upload)
  if (format === undefined)
    throw new Refused('unsupported-media', 'A picture is a JPEG, PNG, WebP or AVIF file.')
  try {
    const { data, info } = await sharp(upload, { limitInputPixels: maxPixels, failOn: 'error' })
      .rotate()
      .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .webp(format === 'png' ? { quality: 90, nearLossless: true } : { quality: 84 })
      .toBuffer({ resolveWithObject: true })
    return {
      bytes: data,
      contentType: 'image/webp',
      extension: 'webp',
      width: info.width,
      height: info.height,
    }
  } catch {
    throw new Refused('unsupported-media', 'The picture cannot be read: it is damaged or far too large.')
  }
}

/** Only these reach the decoder; an SVG, which can hold scripts, does not. */
function formatOf(bytes: Buffer): 'jpeg' | 'png' | 'webp' | 'avif' | undefined {
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpeg'
  if (bytes.toString('latin1', 1, 4) === 'PNG') return 'png'
  if (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP') return 'webp'
  return /^ftypavi[fs]/.test(bytes.toString('latin1', 4, 12)) ? 'avif' : undefined
}

function isHeic(bytes: Buffer): boolean {
  return /^ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)/.test(bytes.toString('latin1', 4, 12))
}
