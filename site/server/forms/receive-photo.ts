import type { BusboyFileStream } from '@fastify/busboy'
import { maxOfPhoto } from '@promenade/domain/forms/forms'
import { joinChunks } from '../http/read-body.ts'
import type { SentPhoto } from './sent-form.ts'
import type { UploadShare } from './upload-memory.ts'

/** A file counts for at least as much as what is made of it: thousands of small ones would fill the memory too. */
const leastForPhoto = 4 * 1024 * 1024

interface Receiving {
  readonly formShare: UploadShare
  readonly photoShare: UploadShare
  readonly isKept: boolean
}

/** Keeps the bytes of a file as long as there is room for them, and reads past the rest. */
export function receivePhoto(
  file: BusboyFileStream,
  { formShare, photoShare, isKept }: Receiving,
): () => SentPhoto {
  let chunks: Uint8Array[] = []
  let size = 0
  let unkept: 'too large' | 'no room' | undefined = isKept ? undefined : 'no room'
  file.on('data', (chunk: Uint8Array) => {
    formShare.giveBack(chunk.byteLength)
    size += chunk.byteLength
    if (size > maxOfPhoto) unkept = 'too large'
    else if (unkept === undefined && !photoShare.reserve(chunk.byteLength)) unkept = 'no room'
    if (unkept === undefined) chunks.push(chunk)
    else drop()
  })
  // A form that breaks off is at fault as a whole.
  file.on('error', drop)
  return () => {
    if (size === 0) return { kind: 'none' }
    if (unkept === undefined && !photoShare.reserve(Math.max(0, leastForPhoto - size))) unkept = 'no room'
    return unkept === undefined ? { kind: 'file', bytes: joinChunks(chunks) } : { kind: unkept }
  }

  function drop(): void {
    chunks = []
    photoShare.close()
  }
}
