import type { EpochMs } from '@promenade/domain/mall/values'
import type { PhotoReading } from '../../../app/session-context.ts'
import type { SentPhoto } from '../../forms/sent-form.ts'
import { PaintFault, type Painter } from '../worker.ts'
import { createFairQueue } from '../fair-queue.ts'
import { photoFormat } from './photo-format.ts'
import { tooManyPixels } from './photo-job.ts'
import { createRateLimit } from '../../session/rate-limit.ts'

/** Reads what the visitor at a network address has sent as a photo. */
export type ReadPhoto = (photo: SentPhoto, address: string) => Promise<PhotoReading>

interface PhotoReaderOptions {
  readonly painter: Painter
  readonly clock: () => EpochMs
}

/** Generous: all phones on a mall's Wi-Fi may have one address. */
const maxAnHour = 120

/** Seconds until a refused photo may be sent again: the `Retry-After` of a full queue. */
const retryAfter = 30

/** Photos are read one at a time, each in a process that ends with it, in turns among the addresses they come from. */
export function createPhotoReader({ painter, clock }: PhotoReaderOptions): ReadPhoto {
  const queue = createFairQueue()
  const limit = createRateLimit({ most: maxAnHour, perMs: 3_600_000, clock })

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
    return queue.run(address, () => paint(bytes))
  }

  async function paint(bytes: Uint8Array): Promise<PhotoReading> {
    try {
      const [file] = await painter.paint({ kind: 'photo', bytes })
      if (file === undefined) return { kind: 'faulty', fault: 'notAPhoto' }
      return { kind: 'read', jpeg: Buffer.from(file.bytes).toString('base64') }
    } catch (error) {
      if (!(error instanceof PaintFault)) throw error
      const isTooLarge = error.message === tooManyPixels
      return { kind: 'faulty', fault: isTooLarge ? 'photoTooManyPixels' : 'notAPhoto' }
    } finally {
      // What a decoder keeps for itself, or what a photo has done to it, ends here.
      painter.rest()
    }
  }
}
