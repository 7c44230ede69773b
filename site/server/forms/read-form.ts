import { Problem } from '@promenade/process/problem'
import { type BodyLimits, readBytes, readChunks } from '../http/read-body.ts'
import { readMultipart } from './multipart.ts'
import type { SentForm } from '../http/sent-form.ts'
import type { UploadShare } from './upload-memory.ts'

interface FormLimits extends BodyLimits {
  /** The maximum of all fields together, without the file. */
  readonly maxFieldBytes: number
}

interface FormOptions {
  /** The `Content-Type`. */
  readonly type: string
  readonly limits: FormLimits
  readonly formShare: UploadShare
  readonly photoShare: UploadShare
  readonly keepsFile: (fields: FormData) => boolean
}

export function isMultipart(type: string): boolean {
  return /^multipart\/form-data\s*;/i.test(type)
}

/** Reads a form as it is received. Throws a `Problem` where it is malformed, too large, too slow, or memory is full. */
export async function readForm(
  body: ReadableStream<Uint8Array>,
  { type, limits, ...options }: FormOptions,
): Promise<SentForm> {
  const { maxFieldBytes } = limits
  if (isMultipart(type)) {
    const chunks = readChunks(body, { ...limits, reserve: options.formShare.reserve })
    return readMultipart(chunks, { type, maxFieldBytes, ...options })
  }
  if (!/^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(type)) throw new Problem(415, 'No form')
  const bytes = await readBytes(body, {
    ...limits,
    maxBytes: maxFieldBytes,
    reserve: options.formShare.reserve,
  })
  const fields = new FormData()
  for (const [name, value] of new URLSearchParams(new TextDecoder().decode(bytes))) fields.append(name, value)
  return { fields, photo: { kind: 'none' } }
}
