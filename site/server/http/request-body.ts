import type { IncomingMessage } from 'node:http'

/** After this many milliseconds without a byte nobody sends any more. */
const silence = 1_000
/** Bytes that are let past after a refusal: a browser that cannot finish sending does not read why. */
const maxIgnored = 32 * 1024 * 1024

export function hasUnreadBody({ complete, headers }: IncomingMessage): boolean {
  if (complete) return false
  const length = headers['content-length']
  return headers['transfer-encoding'] !== undefined || (length !== undefined && length !== '0')
}

/**
 * The body as a web stream that takes nothing off the connection before it is read. Node's own `Readable.toWeb` would end
 * the connection when the rest is not wanted, and with it the response that says why.
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

/** Sends a response at once, and ends it and the connection when what is still coming of the request has come. */
export function endAfterBody(request: IncomingMessage, response: Response): Response {
  const headers = new Headers(response.headers)
  headers.set('connection', 'close')
  const { status } = response
  const isTooLong = Number(request.headers['content-length'] ?? 0) > maxIgnored
  if (request.complete || isTooLong) return new Response(response.body, { status, headers })
  const body = new ReadableStream({
    async start(controller) {
      controller.enqueue(new Uint8Array(await response.arrayBuffer()))
      await passBody(request)
      controller.close()
    },
  })
  return new Response(body, { status, headers })
}

/** Resolves when all of the body has come, when no more of it comes, or when it turns out to be too long. */
function passBody(request: IncomingMessage): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, silence)
  let passed = 0
  request.on('data', ({ byteLength }: Uint8Array) => {
    timer.refresh()
    passed += byteLength
    if (passed > maxIgnored) resolve()
  })
  request.on('end', resolve).on('close', resolve).on('error', resolve).resume()
  return promise.finally(() => clearTimeout(timer))
}
