import type { z } from 'zod'
import { refuse } from '../documents/refuse.ts'

/** Maximum nesting of a body: a change set of documents with lists of groups. */
const maxDepth = 30

/** Reads a JSON body of at most `maxBytes` by its schema. Throws `Problem`. */
export async function readJson<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
  maxBytes: number,
): Promise<z.output<Schema>> {
  if (!/^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? ''))
    throw refuse('unsupported-media', 'The body must be application/json.')
  const body = parseJson(await readBytes(request, maxBytes))
  if (!isPlain(body, maxDepth)) throw refuse('bad-request', 'The body is nested too deeply or has NUL.')
  return parseWith(schema, body)
}

/** A value by its schema. Throws `Problem` with the first issue. */
export function parseWith<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const place = issue?.path.map(String).join('.') ?? ''
  throw refuse('bad-request', `${place === '' ? 'The request' : place}: ${issue?.message ?? 'is not valid'}`)
}

/** Reads a body that may have `maxBytes` into memory. Throws `Problem`. */
export async function readBytes(request: Request, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of readChunks(request, maxBytes)) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/**
 * The chunks of a body that may have `maxBytes`. Throws `Problem`: before it reads a body that says that it has more, and after
 * it has dropped the rest of one that says nothing, up to twice as much. Who cannot finish sending does not see the response.
 */
export async function* readChunks(request: Request, maxBytes: number): AsyncGenerator<Uint8Array> {
  const tooLarge = refuse('too-large', `The body may have ${maxBytes} bytes.`)
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw tooLarge
  let length = 0
  for await (const chunk of request.body ?? []) {
    length += chunk.length
    if (length > 2 * maxBytes) throw tooLarge
    if (length <= maxBytes) yield chunk
  }
  if (length > maxBytes) throw tooLarge
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw refuse('bad-request', 'The body is not JSON in UTF-8.')
  }
}

/** PostgreSQL cannot store NUL, and recursion over a value of any depth would exhaust the stack. */
function isPlain(value: unknown, levels: number): boolean {
  if (typeof value === 'string') return !value.includes('\0')
  if (typeof value !== 'object' || value === null) return true
  return (
    levels > 0 &&
    Object.entries(value).every(([key, item]) => !key.includes('\0') && isPlain(item, levels - 1))
  )
}
