import { createServer, type IncomingMessage } from 'node:http'
import { gzipSync } from 'node:zlib'
import { freePort } from '@promenade/process/free-port'
import { forwardRequest } from '../../support/forward-request.ts'
import { listenLocally } from '../../support/listen-locally.ts'

/** A platform whose answers below `/break/{answer}/{bytes}` break off after so many bytes; all others are a real one's. */
export interface BreakingPlatform {
  readonly url: string
  readonly close: () => void
}

const json = Buffer.from('{"name":"Café"}')
const zipped = gzipSync(json)
const head = 'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n'

/** Whole answers, as bytes. */
export const breakingAnswers: readonly Buffer[] = [
  Buffer.concat([Buffer.from(`${head}Content-Length: ${json.length}\r\n\r\n`), json]),
  Buffer.concat([
    Buffer.from(`${head}Content-Encoding: gzip\r\nContent-Length: ${zipped.length}\r\n\r\n`),
    zipped,
  ]),
  Buffer.concat([
    Buffer.from(`${head}Transfer-Encoding: chunked\r\n\r\n10\r\n`),
    json,
    Buffer.from('\r\n0\r\nA: b\r\n\r\n'),
  ]),
  Buffer.from('HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\nHTTP/1.1 304 Not Modified\r\n\r\n'),
  Buffer.from('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n\x81'),
  Buffer.from(
    `HTTP/1.1 999 \xff\r\nContent-Type: \xff\r\nETag: \xfe\r\nContent-Length: 1\r\n\r\na`,
    'latin1',
  ),
  Buffer.from(`${head}Content-Encoding: gzip\r\n\r\nno gzip`),
  Buffer.from(`${head}Content-Length: -1\r\n\r\n`),
]

export async function startBreakingPlatform(target: string): Promise<BreakingPlatform> {
  const port = await freePort()
  const server = createServer((request, response) => {
    response.on('error', () => undefined)
    const [, answer, end] = /^\/break\/(\d+)\/(\d+)/.exec(request.url ?? '') ?? []
    if (answer === undefined) return forwardRequest(request, response, target)
    breakOff(request, breakingAnswers[Number(answer)]?.subarray(0, Number(end)) ?? Buffer.alloc(0))
  })
  await listenLocally(server, port)
  return {
    url: `http://127.0.0.1:${port}`,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** Half of them in order, half of them with a reset. */
function breakOff({ socket }: IncomingMessage, bytes: Uint8Array): void {
  socket.on('error', () => undefined)
  if (bytes.length % 2 === 0) socket.end(bytes)
  else socket.write(bytes, () => socket.resetAndDestroy())
}
