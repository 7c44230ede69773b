import type { Context, Next } from 'hono'
import { Refusal } from './refusal.ts'

/** Refuses all methods but GET and HEAD; only account calls use POST. */
export async function refuseMethods({ req }: Context, next: Next): Promise<void> {
  if (req.method !== 'GET' && req.method !== 'HEAD') {
    throw new Refusal(405, 'Only calls of the account API use POST; use GET or HEAD here.', {
      Allow: 'GET, HEAD',
    })
  }
  await next()
}

/** Refuses requests with a body, without reading it: a GET needs none. */
export async function refuseBodies({ req }: Context, next: Next): Promise<void> {
  const length = req.header('content-length')
  const hasBody = (length !== undefined && length !== '0') || req.header('transfer-encoding') !== undefined
  if (hasBody) throw new Refusal(413, 'A GET request must not have a body.', { Connection: 'close' })
  if (req.header('content-encoding') !== undefined) {
    throw new Refusal(415, 'Requests with a Content-Encoding are not accepted.')
  }
  await next()
}
