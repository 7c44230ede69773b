import type { EndpointName } from '@promenade/contract/account-api/endpoints'
import { Refusal } from '../http/refusal.ts'

/** In bytes. Only an entry with a picture is large. */
const maxOfBody = 64 * 1_024
const maxWithPicture = 8 * 1_024 * 1_024

/** Deepest nesting of what any endpoint takes: the fields of an item in a list. */
const deepest = 4

/** Reads the body of a private call: one JSON object. Throws a refusal for everything else. */
export async function readBody(request: Request, endpoint: EndpointName): Promise<object> {
  checkHeaders(request.headers, endpoint === 'contest_entry' ? maxWithPicture : maxOfBody)
  const body = parseJson(await request.arrayBuffer())
  if (typeof body === 'object' && body !== null && !Array.isArray(body) && isPlain(body, deepest)) return body
  throw new Refusal(400, 'The body must be one JSON object.')
}

function checkHeaders(headers: Headers, maxBytes: number): void {
  if (headers.get('content-encoding') !== null)
    throw new Refusal(415, 'Requests with a Content-Encoding are not accepted.')
  if (!/^application\/json\s*(;|$)/i.test(headers.get('content-type') ?? ''))
    throw new Refusal(415, 'A private call has a body of application/json.')
  const length = headers.get('content-length') ?? ''
  if (!/^\d+$/.test(length) || headers.get('transfer-encoding') !== null)
    throw new Refusal(411, 'A private call tells its Content-Length.', { Connection: 'close' })
  if (Number(length) > maxBytes)
    throw new Refusal(413, `The body may have ${maxBytes} bytes.`, { Connection: 'close' })
}

function parseJson(bytes: ArrayBuffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new Refusal(400, 'The body is not JSON in UTF-8.')
  }
}

/** PostgreSQL keeps no NUL, and whoever walks through a value of any depth runs out of stack. */
function isPlain(value: unknown, levels: number): boolean {
  if (typeof value === 'string') return !value.includes('\0')
  if (typeof value !== 'object' || value === null) return true
  return levels > 0 && Object.values(value).every((item) => isPlain(item, levels - 1))
}
