import { connect, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { it } from 'vitest'
import { type MallUnderAttack, withMall } from '../mall-under-attack.ts'
import { type Attempt, expectSafe } from '../attempts.ts'
import { sendRaw } from '../raw-http.ts'

it('cuts off slow clients and serves the others', () => withMall({}, trySlowClients))

const connectionsOfAKind = 20

/** Milliseconds until a connection must be closed: the servers' limits, and some seconds for a busy machine. */
const timeoutMs = 45_000

interface SlowKind {
  readonly name: string
  /** True if it never reads. */
  readonly neverReads?: true
  /** Called with each new connection. */
  readonly act: (socket: Socket, host: string) => NodeJS.Timeout | undefined
}

function dripping(start: (host: string) => string): SlowKind['act'] {
  return (socket, host) => {
    socket.write(start(host))
    return setInterval(() => socket.write('a'), 1_000)
  }
}

const kinds: readonly SlowKind[] = [
  { name: 'send nothing', act: () => undefined },
  {
    name: 'send a header one byte a second',
    act: dripping((host) => `GET / HTTP/1.1\r\nHost: ${host}\r\nX: `),
  },
  {
    name: 'send a form one byte a second',
    act: dripping(
      (host) =>
        `POST /contact-us HTTP/1.1\r\nHost: ${host}\r\nSec-Fetch-Site: same-origin\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 5000\r\n\r\n`,
    ),
  },
  {
    name: 'send a thousand requests and read nothing',
    neverReads: true,
    act: (socket, host) => {
      const large = ['/stores.json', '/openapi.json'].map(
        (path) => `GET ${path} HTTP/1.1\r\nHost: ${host}\r\n\r\n`,
      )
      socket.write(large.join('').repeat(500))
      return undefined
    },
  },
]

/** Holds slow connections open, and checks that other requests are served meanwhile. */
async function trySlowClients({ siteUrl, platformUrl }: MallUnderAttack): Promise<void> {
  const served: Attempt[] = []
  const done = new AbortController()
  const watching = [
    watchOthers(siteUrl, '/stores', served, done.signal),
    watchOthers(platformUrl, '/healthz', served, done.signal),
  ]
  await Promise.all(
    kinds.flatMap((kind) => [
      holdConnections(kind, 'site', siteUrl),
      holdConnections(kind, 'platform', platformUrl),
    ]),
  )
  done.abort()
  await Promise.all(watching)
  expectSafe('other requests have status 200', served)
}

async function holdConnections(kind: SlowKind, server: string, url: string): Promise<void> {
  const tries = await Promise.all(Array.from({ length: connectionsOfAKind }, () => holdConnection(kind, url)))
  expectSafe(`clients of the ${server} that ${kind.name} are cut off`, tries)
}

async function holdConnection({ name, neverReads, act }: SlowKind, url: string): Promise<Attempt> {
  const { hostname, port, host } = new URL(url)
  const socket = connect({ host: hostname, port: Number(port) })
  const { promise: ended, resolve } = Promise.withResolvers<boolean>()
  socket
    .on('error', () => resolve(true))
    .on('end', () => resolve(true))
    .on('close', () => resolve(true))
  if (neverReads !== true) socket.resume()
  const timer = act(socket, host)
  const isCut = await Promise.race([ended, delay(timeoutMs).then(() => hasEnded(socket, ended))])
  clearInterval(timer)
  socket.destroy()
  return { name, isSafe: isCut, seen: 'still open' }
}

/** A client that does not read sees the end of the connection only after reading the buffered data. */
async function hasEnded(socket: Socket, ended: Promise<boolean>): Promise<boolean> {
  socket.resume()
  return Promise.race([ended, delay(10_000).then(() => false)])
}

async function watchOthers(
  url: string,
  target: string,
  served: Attempt[],
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const status = await sendRaw(url, { target }).then(
      ({ status: got }) => got,
      () => 0,
    )
    served.push({ name: target, isSafe: status === 200, seen: String(status) })
    await delay(300)
  }
}
