import { Problem } from '@promenade/process/problem'
import type { Context, Next } from 'hono'

/** Refuses all methods but GET and HEAD; only account calls use POST. */
export async function refuseMethods({ req }: Context, next: Next): Promise<void> {
  if (req.method !== 'GET' && req.method !== 'HEAD') {
    throw new Problem(405, 'Only calls of the account API use POST; use GET or HEAD here.', {
      headers: { Allow: 'GET, HEAD' },
    })
  }
  await next()
}

/** Refuses requests with a body, without reading it: a GET needs none. */
export async function refuseBodies({ req }: Context, next: Next): Promise<void> {
  const length = req.header('content-length')
  const hasBody = (length !== undefined && length !== '0') || req.header('transfer-encoding') !== undefined
  if (hasBody)
    throw new Problem(413, 'A GET request must not have a body.', { headers: { Connection: 'close' } })
  if (req.header('content-encoding') !== undefined) {
    throw new Problem(415, 'Requests with a Content-Encoding are not accepted.')
  }
  await next()
}
