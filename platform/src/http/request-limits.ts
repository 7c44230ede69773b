import type { Context, Next } from 'hono'
import { Refusal } from './refusal.ts'

/** Everything but private calls is read. */
export async function refuseMethods({ req }: Context, next: Next): Promise<void> {
  if (req.method !== 'GET' && req.method !== 'HEAD') {
    throw new Refusal(405, 'Only private calls are posted; everything else is read with GET or HEAD.', {
      Allow: 'GET, HEAD',
    })
  }
  await next()
}

/** A GET needs no body; one that comes all the same is not read, whatever its size or encoding. */
export async function refuseBodies({ req }: Context, next: Next): Promise<void> {
  const length = req.header('content-length')
  const hasBody = (length !== undefined && length !== '0') || req.header('transfer-encoding') !== undefined
  if (hasBody) throw new Refusal(413, 'A GET request must not have a body.', { Connection: 'close' })
  if (req.header('content-encoding') !== undefined) {
    throw new Refusal(415, 'Requests with a Content-Encoding are not accepted.')
  }
  await next()
}
