import { createServer } from 'node:http'
import { listenLocally } from '../support/listen-locally.ts'
import { scriptPayloads } from './script-payloads.ts'

/** A proxy of the real platform that adds a script payload to every text of every record. */
export interface HostilePlatform {
  readonly url: string
  /** Number of connections to the internal addresses in the content, which the site must never request. */
  readonly internalConnections: () => number
  close(): void
}

export async function openHostilePlatform(platformUrl: string): Promise<HostilePlatform> {
  let connections = 0
  const canary = createServer((_, response) => response.end())
  canary.on('connection', () => (connections += 1))
  const canaryPort = await listenLocally(canary)
  const server = createServer((request, response) => {
    const path = request.url ?? '/'
    // No notifications: polling is enough.
    if (path.includes('/changes')) return void response.writeHead(404).end()
    void forward(new URL(path, platformUrl), canaryPort).then(
      ({ status, type, body }) => response.writeHead(status, { 'content-type': type }).end(body),
      () => response.destroy(),
    )
  })
  const port = await listenLocally(server)
  return {
    url: `http://127.0.0.1:${port}`,
    internalConnections: () => connections,
    close() {
      for (const one of [server, canary]) {
        one.close()
        one.closeAllConnections()
      }
    },
  }
}

async function forward(url: URL, canaryPort: number) {
  const response = await fetch(url)
  const type = response.headers.get('content-type') ?? ''
  const bytes = Buffer.from(await response.arrayBuffer())
  const isContent = type.startsWith('application/json') && !/\/(?:map|hours)$/.test(url.pathname)
  const body = isContent
    ? JSON.stringify(injectPayloads(JSON.parse(bytes.toString()), { canaryPort }))
    : bytes
  return { status: response.status, type, body }
}

interface Injection {
  readonly canaryPort: number
  readonly key?: string
  /** Index of the record, which selects its payload. */
  readonly index?: number
}

/** Fields that stay unchanged, since the site would drop the record without them. */
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

/** Internal addresses in various spellings, and script addresses. */
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
    // Every second address stays unchanged, so that pages have pictures and links.
    ...hosts.flatMap((host) => [`http://${host}:${port}/secret.png`, undefined]),
    `http://user:password@127.0.0.1:${port}/secret.png`,
    `//127.0.0.1:${port}/secret.png`,
    'file:///etc/passwd',
    "javascript:alert('zq7')",
    'data:text/html,<script>alert(1)</script>',
  ]
}
