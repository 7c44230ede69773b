import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Answer } from './site-env.ts'

/** After this many milliseconds without a byte nobody sends any more. */
const silence = 1_000
/** Sent after a refusal, in bytes: a browser that cannot finish sending does not read why. */
const maxIgnored = 32 * 1024 * 1024

export function hasBody({ headers }: IncomingMessage): boolean {
  if (headers['transfer-encoding'] !== undefined) return true
  return headers['content-length'] !== undefined && headers['content-length'] !== '0'
}

/** Bytes of the body. Its length must be said beforehand (Node holds the sender to it), and it must be as it is. */
export function bodyLength({ headers }: IncomingMessage): number {
  if (headers['transfer-encoding'] !== undefined || headers['content-encoding'] !== undefined) return Infinity
  return Number(headers['content-length'] ?? 0)
}

/**
 * The body as a web stream that takes nothing off the connection before it is read. Node's own `Readable.toWeb` would end
 * the connection when the rest is not wanted, and with it the response that says why.
 */
export function bodyOf(request: IncomingMessage): ReadableStream<Uint8Array> {
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

/** Says no at once, and ends the connection when what is still coming has come. */
export function refuseBody(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: Answer,
): void {
  response.writeHead(status, { ...headers, connection: 'close', 'content-length': body?.byteLength ?? 0 })
  const length = bodyLength(request)
  if (request.complete || length > maxIgnored) {
    response.end(body)
    return
  }
  if (body !== undefined) response.write(body)
  const end = () => response.end()
  let timer = setTimeout(end, silence)
  request.on('data', () => {
    clearTimeout(timer)
    timer = setTimeout(end, silence)
  })
  request.on('close', () => clearTimeout(timer))
  request.on('end', end)
  request.on('error', end)
  request.resume()
}
