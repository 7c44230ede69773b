import type { BusboyFileStream } from '@fastify/busboy'
import { maxPhotoBytes } from '@promenade/domain/forms/forms'
import type { SentPhoto } from '../http/sent-form.ts'
import type { UploadShare } from './upload-memory.ts'

/** A file counts at least as much as its decoded photo: thousands of small ones would fill the memory too. */
const minPhotoBytes = 4 * 1024 * 1024

interface PhotoOptions {
  readonly formShare: UploadShare
  readonly photoShare: UploadShare
  readonly isKept: boolean
}

/** Keeps the bytes of a file while there is memory for them, and drops the rest. */
export function receivePhoto(
  file: BusboyFileStream,
  { formShare, photoShare, isKept }: PhotoOptions,
): () => SentPhoto {
  // Grows in place: chunks that are joined at the end would be in memory twice.
  let kept = new ArrayBuffer(0, { maxByteLength: maxPhotoBytes })
  let size = 0
  let problem: 'too large' | 'no room' | undefined = isKept ? undefined : 'no room'
  file.on('data', (chunk: Uint8Array) => {
    formShare.release(chunk.byteLength)
    size += chunk.byteLength
    if (size > maxPhotoBytes) problem = 'too large'
    else if (problem === undefined && !photoShare.reserve(chunk.byteLength)) problem = 'no room'
    if (problem === undefined) append(chunk)
    else drop()
  })
  // An incomplete form is rejected as a whole.
  file.on('error', drop)
  return () => {
    if (size === 0) return { kind: 'none' }
    if (problem === undefined && !photoShare.reserve(Math.max(0, minPhotoBytes - size))) problem = 'no room'
    return problem === undefined ? { kind: 'file', bytes: new Uint8Array(kept) } : { kind: problem }
  }

  function append(chunk: Uint8Array): void {
    const at = kept.byteLength
    kept.resize(at + chunk.byteLength)
    new Uint8Array(kept, at).set(chunk)
  }

  function drop(): void {
    kept = new ArrayBuffer(0)
    photoShare.close()
  }
}
