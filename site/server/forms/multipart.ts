import { Problem } from '@promenade/process/problem'
import { Busboy, type BusboyInstance } from '@fastify/busboy'
import { withTimeout } from '../http/read-body.ts'
import { receivePhoto } from './receive-photo.ts'
import type { SentForm, SentPhoto } from '../http/sent-form.ts'
import type { UploadShare } from './upload-memory.ts'

/** Far above those of the site's forms. */
const limits = { parts: 50, files: 1, headerPairs: 8, headerSize: 2_048 }

/** At most 70 characters (RFC 2046): the parser is slow with longer ones. */
const boundaryPattern = /;\s*boundary=(?:"[^"]{1,70}"|[^\s";]{1,70})\s*(?:;|$)/i

/** Milliseconds: the parser itself never waits for anything. */
const parsingTimeout = 5_000

interface MultipartOptions {
  /** The `Content-Type`, with its boundary. */
  readonly type: string
  readonly maxFieldBytes: number
  readonly formShare: UploadShare
  readonly photoShare: UploadShare
  /** True if a file is kept; gets the fields before it. */
  readonly keepsFile: (fields: FormData) => boolean
}

/** Reads a form with its file. Throws a `Problem` as soon as it is malformed or over a limit. */
export async function readMultipart(
  chunks: AsyncIterable<Uint8Array>,
  { type, maxFieldBytes, formShare, photoShare, keepsFile }: MultipartOptions,
): Promise<SentForm> {
  const fields = new FormData()
  let photo = (): SentPhoto => ({ kind: 'none' })
  let fieldBytes = 0
  let fault: Problem | undefined
  const fail = (status: number, message: string) => void (fault ??= new Problem(status, message))

  const parser = createParser(type, maxFieldBytes)
    .on('field', (name, value, _isNameCut, isValueCut) => {
      fieldBytes += Buffer.byteLength(value)
      if (isValueCut || fieldBytes > maxFieldBytes) fail(413, 'The fields are too large')
      fields.append(name, value)
    })
    .on('file', (_name, file) => {
      photo = receivePhoto(file, { formShare, photoShare, isKept: keepsFile(fields) })
    })
    .on('partsLimit', () => fail(415, 'The form has too many parts'))
    .on('filesLimit', () => fail(415, 'The form has too many files'))
    .on('error', (error) => fail(415, `No form: ${String(error)}`))
  for await (const chunk of chunks) {
    await withTimeout(parsingTimeout, write(parser, chunk))
    if (fault !== undefined) throw fault
  }
  await withTimeout(parsingTimeout, finish(parser))
  if (fault !== undefined) throw fault
  return { fields, photo: photo() }
}

function createParser(type: string, fieldSize: number): BusboyInstance {
  if (!boundaryPattern.test(type)) throw new Problem(415, 'The form has no boundary')
  return new Busboy({ headers: { 'content-type': type }, limits: { ...limits, fieldSize } })
}

/** Resolves when more may be written, or when the form is malformed. */
function write(parser: BusboyInstance, chunk: Uint8Array): Promise<void> {
  return new Promise((resolve) => parser.write(chunk, () => resolve()))
}

/** Resolves when the form has been read, file included, or when it is malformed. */
function finish(parser: BusboyInstance): Promise<void> {
  return new Promise((resolve) => {
    parser.on('finish', resolve).on('error', () => resolve())
    parser.end()
  })
}
