import { createServer } from 'node:http'
import { listenLocally } from '../support/listen-locally.ts'
import { scriptPayloads } from './script-payloads.ts'

/** A platform that answers as the true one does, with script in every text of every record. */
export interface HostilePlatform {
  readonly url: string
  /** Connections to an address in the content that the site must never request. */
  readonly targets: () => number
  close(): void
}

export async function openHostilePlatform(platformUrl: string): Promise<HostilePlatform> {
  let targets = 0
  const canary = createServer((_, response) => response.end())
  canary.on('connection', () => (targets += 1))
  const canaryPort = await listenLocally(canary)
  const server = createServer((request, response) => {
    const path = request.url ?? '/'
    // Nothing is announced: what is polled is enough.
    if (path.includes('/changes')) return void response.writeHead(404).end()
    void forward(new URL(path, platformUrl), canaryPort).then(
      ({ status, type, body }) => response.writeHead(status, { 'content-type': type }).end(body),
      () => response.destroy(),
    )
  })
  const port = await listenLocally(server)
  return {
    url: `http://127.0.0.1:${port}`,
    targets: () => targets,
    close() {
      for (const one of [server, canary]) {
        one.close()
        one.closeAllConnections()
      }
    },
  }
}

async function forward(url: URL, canaryPort: number) {
  const answer = await fetch(url)
  const type = answer.headers.get('content-type') ?? ''
  const bytes = Buffer.from(await answer.arrayBuffer())
  const isContent = type.startsWith('application/json') && !/\/(?:map|hours)$/.test(url.pathname)
  const body = isContent
    ? JSON.stringify(injectPayloads(JSON.parse(bytes.toString()), { canaryPort }))
    : bytes
  return { status: answer.status, type, body }
}

interface Injection {
  readonly canaryPort: number
  readonly key?: string
  /** Which record of the list, for a payload of its own. */
  readonly index?: number
}

/** Without these a record would be dropped, and nothing of it be seen. */
const requiredFields =
  /^(?:.*id|slug|status|.*_at|.*date.*|.*time.*|time_zone|.*type|locale|position|path|source|day.*|kind|code)$/

function injectPayloads(value: unknown, { canaryPort, key = '', index = 0 }: Injection): unknown {
  if (Array.isArray(value))
    return value.map((item, at) => injectPayloads(item, { canaryPort, key, index: index + at }))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => [
        name,
        injectPayloads(item, { canaryPort, key: name, index }),
      ]),
    )
  if (typeof value !== 'string' || requiredFields.test(key)) return value
  const payload = scriptPayloads[index % scriptPayloads.length] ?? ''
  if (key.endsWith('url')) return addresses(canaryPort)[index % addresses(canaryPort).length] ?? value
  return `${value} ${payload}`
}

/** Into the network of the server, in the spellings of a loopback address, and script. */
function addresses(port: number): readonly (string | undefined)[] {
  const hosts = [
    '127.0.0.1',
    'localhost',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '2130706433',
    '0x7f000001',
    '0177.0.0.1',
    '127.1',
    '0.0.0.0',
  ]
  return [
    // Every second one stays as it is, so that pages have their pictures and links too.
    ...hosts.flatMap((host) => [`http://${host}:${port}/secret.png`, undefined]),
    `http://user:password@127.0.0.1:${port}/secret.png`,
    `//127.0.0.1:${port}/secret.png`,
    'file:///etc/passwd',
    "javascript:alert('zq7')",
    'data:text/html,<script>alert(1)</script>',
  ]
}
