import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'

/** Milliseconds without a byte after which the sender counts as gone. */
const idleTimeout = 1_000
/** Bytes received and dropped after a refusal: a browser that cannot finish sending does not show the response. */
const maxDropped = 32 * 1024 * 1024

export function hasUnreadBody({ complete, headers }: IncomingMessage): boolean {
  if (complete) return false
  const length = headers['content-length']
  return headers['transfer-encoding'] !== undefined || (length !== undefined && length !== '0')
}

/**
 * The body as a web stream that receives from the connection only when it is read. Node's `Readable.toWeb` closes the
 * connection when the rest is cancelled, before the response with the reason is sent.
 */
export function streamOf(request: IncomingMessage): ReadableStream<Uint8Array> {
  const listening = new AbortController()
  return new ReadableStream(
    {
      start(controller) {
        const stop = (act: () => void) => () => {
          if (listening.signal.aborted) return
          listening.abort()
          act()
        }
        const onData = (chunk: Uint8Array) => {
          controller.enqueue(chunk)
          request.pause()
        }
        const onEnd = stop(() => controller.close())
        const onClose = stop(() => controller.error(new Error('The connection ended')))
        request.pause().on('data', onData).on('end', onEnd).on('close', onClose).on('error', onClose)
        listening.signal.addEventListener('abort', () => request.off('data', onData))
      },
      pull: () => void request.resume(),
      cancel: () => listening.abort(),
    },
    { highWaterMark: 0 },
  )
}

/** Connections that end with the response that `endAfterBody` sends. */
const ending = new WeakSet<Duplex>()

/** True where the last response of a connection is being sent: nothing may follow it. */
export function hasLastResponse(socket: Duplex): boolean {
  return ending.has(socket)
}

/** Sends a response at once, and ends it and the connection when the rest of the request has been received. */
export function endAfterBody(request: IncomingMessage, response: Response): Response {
  ending.add(request.socket)
  const headers = new Headers(response.headers)
  headers.set('connection', 'close')
  const { status } = response
  const isTooLong = Number(request.headers['content-length'] ?? 0) > maxDropped
  if (request.complete || isTooLong) return new Response(response.body, { status, headers })
  const body = new ReadableStream({
    async start(controller) {
      controller.enqueue(new Uint8Array(await response.arrayBuffer()))
      await dropBody(request)
      controller.close()
    },
  })
  return new Response(body, { status, headers })
}

/** Resolves when the body is received, the sender has given up, or the body is too long. */
function dropBody(request: IncomingMessage): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, idleTimeout)
  let dropped = 0
  request.on('data', ({ byteLength }: Uint8Array) => {
    timer.refresh()
    dropped += byteLength
    if (dropped > maxDropped) resolve()
  })
  request.on('end', resolve).on('close', resolve).on('error', resolve).resume()
  return promise.finally(() => clearTimeout(timer))
}
