import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readChunks } from './read-json.ts'

/** A request body in a temporary file, because several uploads of 25 MB would fill the platform's memory. */
export interface UploadFile {
  /** The path of the file, which exists until `work` ends. */
  readonly path: string
  /** Its first bytes. */
  readonly head: Buffer
}

/** Enough for the header of a picture, whatever a camera writes before it. */
const headBytes = 1_024 * 1_024

/** Runs `work` with the body of a request in a file, which nobody else can read. Throws `Problem` above `maxBytes`. */
export async function withUploadFile<Result>(
  request: Request,
  maxBytes: number,
  work: (upload: UploadFile) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'promenade-upload-'))
  try {
    const path = join(folder, 'picture')
    return await work({ path, head: await writeBody(request, maxBytes, path) })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function writeBody(request: Request, maxBytes: number, path: string): Promise<Buffer> {
  const file = await open(path, 'wx+', 0o600)
  try {
    for await (const chunk of readChunks(request, maxBytes)) await file.write(chunk)
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), { position: 0 })
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}
