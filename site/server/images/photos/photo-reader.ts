import type { EpochMs } from '@promenade/domain/calendar/instants'
import type { PhotoReading } from '../../../app/session-context.ts'
import type { SentPhoto } from '../../http/sent-form.ts'
import { createRateLimit } from '../../http/rate-limit.ts'
import { ImageError, type ImageWorker } from '@promenade/process/images/image-worker'
import { isTooLarge, tookTooLong } from '@promenade/process/images/picture-limits'
import type { ImageTask } from '../image-task.ts'

/** Reads a photo sent by the visitor at a network address. */
export type ReadPhoto = (photo: SentPhoto, address: string) => Promise<PhotoReading>

interface PhotoReaderOptions {
  readonly worker: ImageWorker<ImageTask>
  readonly clock: () => EpochMs
}

/** Generous: all phones on a mall's Wi-Fi may share one address. */
const maxPerHour = 120

/** Milliseconds to decode a photo: the visitor waits for it. */
const timeout = 10_000

/** Seconds for `Retry-After` when the upload memory is full, or the machine too busy to read the photo. */
const retryAfter = 30

export function createPhotoReader({ worker, clock }: PhotoReaderOptions): ReadPhoto {
  const limit = createRateLimit({ max: maxPerHour, perMs: 3_600_000, clock })

  return async (photo, address) => {
    switch (photo.kind) {
      case 'none':
        return { kind: 'none' }
      case 'too large':
        return { kind: 'faulty', fault: 'photoTooLarge' }
      case 'no room':
        return { kind: 'busy', retryAfter }
      case 'file':
        return readFile(photo.bytes, address)
    }
  }

  async function readFile(bytes: Uint8Array, address: string): Promise<PhotoReading> {
    const format = photoFormat(bytes)
    if (format === 'heic') return { kind: 'faulty', fault: 'photoIsHeic' }
    if (format === 'other') return { kind: 'faulty', fault: 'notAPhoto' }
    const wait = limit.count(address)
    if (wait > 0) return { kind: 'limited', retryAfter: wait }
    try {
      const [file] = await worker.run({ kind: 'photo', bytes }, { owner: address, timeout, isUrgent: true })
      if (file === undefined) return { kind: 'faulty', fault: 'notAPhoto' }
      return { kind: 'read', jpeg: Buffer.from(file.bytes).toString('base64') }
    } catch (error) {
      if (!(error instanceof ImageError)) throw error
      // Most likely the machine is busy: the photo need not be at fault.
      if (error.message === tookTooLong) return { kind: 'busy', retryAfter }
      return { kind: 'faulty', fault: isTooLarge(error.message) ? 'photoTooManyPixels' : 'notAPhoto' }
    }
  }
}

/** The format by the first bytes; names and declared types prove nothing. iPhones store photos as HEIC. */
function photoFormat(bytes: Uint8Array): 'readable' | 'heic' | 'other' {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 64)).toString('latin1')
  if (start.startsWith('\xff\xd8\xff') || start.startsWith('\x89PNG\r\n\x1a\n')) return 'readable'
  if (start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP') return 'readable'
  if (start.slice(4, 8) !== 'ftyp') return 'other'
  const brand = start.slice(8, 12)
  if (brand === 'avif') return 'readable'
  return /^(?:hei[cxms]|hev[cx]|mif1|msf1)$/.test(brand) ? 'heic' : 'other'
}
