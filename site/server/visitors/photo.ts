import { mostOfPhoto } from '@promenade/domain/submissions/forms'
import type { Sharp, SharpOptions } from 'sharp'

/** Longest side of what is kept; enough for a print of 20 cm. */
const longestSide = 2_400

/** A phone's photo has 12 to 50 million pixels; a small file that says more is meant to fill the memory. */
const mostPixels = 50_000_000
const mostSeconds = 15

/**
 * A visitor's photo, made anew: nothing of the file but its picture gets through, not where and with what it was taken,
 * nor what may hide behind it. Undefined for what is too large or no picture.
 */
export async function readPhoto(file: File): Promise<Uint8Array | undefined> {
  if (file.size > mostOfPhoto) return undefined
  const bytes = new Uint8Array(await file.arrayBuffer())
  return isPhotoFile(bytes) ? oneAtATime(() => makeAnew(bytes)) : undefined
}

const readOptions: SharpOptions = {
  limitInputPixels: mostPixels,
  failOn: 'error',
  autoOrient: true,
  pages: 1,
}

async function makeAnew(bytes: Uint8Array): Promise<Uint8Array | undefined> {
  // Most visits need no photo: the library is loaded with the first.
  const { default: sharp } = await import('sharp')
  const picture = sharp(bytes, readOptions)
  try {
    const { pages = 1 } = await sharp(bytes, { ...readOptions, pages: -1 }).metadata()
    return pages > 1 ? undefined : await encode(picture)
  } catch {
    return undefined
  }
}

async function encode(picture: Sharp): Promise<Uint8Array> {
  const size = { width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true } as const
  // What is see-through in a PNG would come out black.
  const jpeg = picture.resize(size).flatten({ background: '#fff' }).jpeg({ quality: 82, mozjpeg: true })
  return jpeg.timeout({ seconds: mostSeconds }).toBuffer()
}

/** JPEG, PNG, WebP or AVIF by their first bytes; what the file calls itself says nothing. */
function isPhotoFile(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 64)).toString('latin1')
  if (start.startsWith('\xff\xd8\xff') || start.startsWith('\x89PNG\r\n\x1a\n')) return true
  if (start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP') return true
  return start.slice(4, 8) === 'ftyp' && start.slice(8, 12) === 'avif'
}

let last: Promise<unknown> = Promise.resolve()

/** Pictures are made one after the other, so that many at once don't fill the memory. */
function oneAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
  const done = last.then(work)
  last = done.catch(() => undefined)
  return done
}
