import type { EndpointName } from '@promenade/contract/account-api/endpoints'
import { Problem } from '@promenade/process/problem'

/** In bytes. Only a contest entry may have a picture. */
const maxBytes = 64 * 1_024
const maxBytesWithPicture = 8 * 1_024 * 1_024

/** Maximum nesting in the data of any endpoint: the fields of an item in a list. */
const maxDepth = 4

/** Reads the body of a call: one JSON object. Throws a refusal for anything else. */
export async function readBody(request: Request, endpoint: EndpointName): Promise<object> {
  checkHeaders(request.headers, endpoint === 'contest_entry' ? maxBytesWithPicture : maxBytes)
  const body = parseJson(await request.arrayBuffer())
  if (typeof body === 'object' && body !== null && !Array.isArray(body) && isPlain(body, maxDepth))
    return body
  throw new Problem(400, 'The body must be one JSON object.')
}

function checkHeaders(headers: Headers, limit: number): void {
  if (headers.get('content-encoding') !== null)
    throw new Problem(415, 'Requests with a Content-Encoding are not accepted.')
  if (!/^application\/json\s*(;|$)/i.test(headers.get('content-type') ?? ''))
    throw new Problem(415, 'The body must be application/json.')
  const length = headers.get('content-length') ?? ''
  if (!/^\d+$/.test(length) || headers.get('transfer-encoding') !== null)
    throw new Problem(411, 'The request needs a Content-Length.', { headers: { Connection: 'close' } })
  if (Number(length) > limit)
    throw new Problem(413, `The body may have ${limit} bytes.`, { headers: { Connection: 'close' } })
}

function parseJson(bytes: ArrayBuffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new Problem(400, 'The body is not JSON in UTF-8.')
  }
}

/** PostgreSQL cannot store NUL, and recursion over a value of any depth would exhaust the stack. */
function isPlain(value: unknown, levels: number): boolean {
  if (typeof value === 'string') return !value.includes('\0')
  if (typeof value !== 'object' || value === null) return true
  return levels > 0 && Object.values(value).every((item) => isPlain(item, levels - 1))
}
