import { join } from 'node:path'
import { maxPictureBytes } from '@promenade/contract/studio-api/upload-limits'
import { createImageWorker, ImageError, type ImageFile } from '@promenade/process/images/image-worker'
import { refuse } from '../documents/refuse.ts'
import { type UploadFile, withUploadFile } from './upload-file.ts'
import { hasTooManyPixels, isTooLarge } from '@promenade/process/images/picture-limits'
import type { Problem } from '@promenade/process/problem'
import { measurePicture } from '../import/picture-size.ts'

/** A request to the child process. */
export interface UploadTask {
  readonly path: string
  readonly contentType: 'image/jpeg' | 'image/png' | 'image/webp' | 'image/avif'
}

/** A picture as it is stored. */
interface PreparedPicture {
  readonly bytes: Buffer
  readonly contentType: 'image/webp'
  readonly extension: 'webp'
  readonly width: number
  readonly height: number
}

/** Milliseconds to decode one picture; a large one takes two seconds on a quiet machine. */
const timeout = 20_000

/** Uploads that are received, wait or are decoded: each may have 25 MB on the disk. */
const maxAtOnce = 4

/** Seconds for `Retry-After`. */
const retryAfter = 5

const worker = createImageWorker<UploadTask>(join(import.meta.dirname, 'picture-process.ts'))

let underWay = 0

/**
 * Makes an upload fit for the site: upright, at most 2,560 px, sRGB, without the place and camera that its file names. Reads the
 * request when there is room for the upload. Throws `Problem` for what is no photograph that can be read.
 */
export async function preparePicture(request: Request): Promise<PreparedPicture> {
  if (underWay >= maxAtOnce)
    throw refuse('busy', 'Other pictures are being read: send it again in a moment.', { retryAfter })
  underWay += 1
  try {
    return await withUploadFile(request, maxPictureBytes, decode)
  } finally {
    underWay -= 1
  }
}

async function decode({ path, head }: UploadFile): Promise<PreparedPicture> {
  if (isHeic(head))
    throw refuse(
      'unsupported-media',
      'This is a HEIC photograph. Choose it from the phone’s photo picker, or save it as JPEG first.',
    )
  const contentType = contentTypeOf(head)
  if (contentType === undefined)
    throw refuse('unsupported-media', 'A picture is a JPEG, PNG, WebP or AVIF file.')
  const size = measurePicture(contentType, head)
  if (size === undefined) throw unreadable()
  if (hasTooManyPixels({ ...size, format: contentType })) throw tooLarge()
  return describe(await decodeInChild({ path, contentType }))
}

async function decodeInChild(task: UploadTask): Promise<ImageFile> {
  try {
    const [file] = await worker.run(task, { timeout, isUrgent: true })
    if (file !== undefined) return file
  } catch (error) {
    if (!(error instanceof ImageError)) throw error
    if (isTooLarge(error.message)) throw tooLarge()
  }
  throw unreadable()
}

function describe({ name, bytes }: ImageFile): PreparedPicture {
  const [width = 0, height = 0] = name.split(/[x.]/).map(Number)
  return { bytes: Buffer.from(bytes), contentType: 'image/webp', extension: 'webp', width, height }
}

function tooLarge(): Problem {
  return refuse(
    'too-large',
    'A picture may have 50 megapixels, an AVIF or interlaced PNG 6, a progressive JPEG 10 to 18, and less if it needs much memory to be read: save it smaller, as JPEG.',
  )
}

function unreadable(): Problem {
  return refuse('unsupported-media', 'The picture cannot be read: it is damaged, or takes too long.')
}

/** Only these reach the decoder; an SVG, which can hold scripts, does not. */
function contentTypeOf(bytes: Buffer): UploadTask['contentType'] | undefined {
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'image/jpeg'
  if (bytes.toString('latin1', 1, 4) === 'PNG') return 'image/png'
  if (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP')
    return 'image/webp'
  return /^ftypavi[fs]/.test(bytes.toString('latin1', 4, 12)) ? 'image/avif' : undefined
}

function isHeic(bytes: Buffer): boolean {
  return /^ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)/.test(bytes.toString('latin1', 4, 12))
}
