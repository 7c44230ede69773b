// `npm run dev` runs this instead of `server.mjs`: the same site behind Vite's dev server. Vite serves the sources for
// browsers; all other requests go to the site, which is created again when a server source has changed.
import { createServer, type IncomingMessage, request as sendRequest, type ServerResponse } from 'node:http'
import type { Server } from 'node:net'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { freePort } from '@promenade/process/free-port'
import { createServer as createViteServer } from 'vite'
import { workerPath } from '../app/device/offline.ts'

const folder = new URL('../', import.meta.url)

const scriptHeaders = { 'content-type': 'text/javascript; charset=utf-8' }

/** Replaces the service worker of `npm start`, which would serve outdated files, and unregisters itself. */
const noWorker = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', () => self.registration.unregister())
`

const front = createServer()
const vite = await createViteServer({
  root: folder.pathname,
  plugins: [{ name: 'promenade:server-sources', hotUpdate: revalidateForServerSource }],
  appType: 'custom',
  server: { middlewareMode: true, hmr: { server: front } },
})

const sitePort = await freePort()
const entry = await loadEntry()
// Created again when a source has changed, with the gateway and connections of the start.
let site: ReturnType<typeof entry.createBuiltSite>
let replace = (_create: typeof entry.createBuiltSite) => {}
front.on('request', (request, response) =>
  vite.middlewares(request, response, () => void forward(request, response)),
)
front.listen(Number(process.env['SITE_PORT']))
await once(front, 'listening')
process.env['SITE_PORT'] = String(sitePort)
process.env['SITE_ORIGIN'] ??= `http://localhost:${portOf(front)}`
await entry.runBuiltSite(folder, {
  files: 'public',
  compressed: undefined,
  onContent: revalidateOpenPages,
  createSite(options) {
    let created = entry.createBuiltSite
    site = created(options)
    replace = (create) => {
      if (create !== created) site = create(options)
      created = create
    }
    return new Proxy(site, { get: (_first, name) => Reflect.get(site, name) })
  },
})

/** React Router revalidates for the sources of loaders that it knows: dictionaries of the server are none of them. */
function revalidateForServerSource(this: { environment: { name: string } }): void {
  if (this.environment.name === 'ssr') revalidateOpenPages()
}

/** A reloaded route makes React Router load the data of the open pages again; they keep their state. */
function revalidateOpenPages(): void {
  const { moduleGraph } = vite.environments.client
  const modules = moduleGraph.getModulesByFile(fileURLToPath(new URL('app/root.tsx', folder))) ?? []
  for (const root of modules)
    vite.environments.client
      .reloadModule(root)
      .catch((error: unknown) => vite.config.logger.error(String(error)))
}

/** Vite returns the same module until one of its sources has changed. */
async function loadEntry(): Promise<Omit<typeof import('./entry.ts'), 'runBuiltPreview'>> {
  const { createBuiltSite, runBuiltSite } = await vite.ssrLoadModule('/server/entry.ts')
  return { createBuiltSite, runBuiltSite }
}

/** Forwards a request to the site, after creating it again if its sources have changed. */
async function forward(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.url === workerPath) return void response.writeHead(200, scriptHeaders).end(noWorker)
  try {
    replace((await loadEntry()).createBuiltSite)
  } catch (error) {
    return fail(response, error)
  }
  const { method, url, headers } = request
  const sent = sendRequest({ host: 'localhost', port: sitePort, method, path: url, headers }, (from) => {
    response.writeHead(from.statusCode ?? 502, headersFor(from))
    from.pipe(response)
  })
  sent.on('error', (error) => fail(response, error))
  request.pipe(sent)
}

/** Without the content security policy, which allows no inline scripts and styles of Vite, and without caching. */
function headersFor({ headers }: IncomingMessage): NodeJS.Dict<string | string[]> {
  const { 'content-security-policy': _policy, ...others } = headers
  return { ...others, 'cache-control': 'no-store' }
}

function fail(response: ServerResponse, error: unknown): void {
  if (error instanceof Error) vite.ssrFixStacktrace(error)
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
  process.stderr.write(`${text}\n`)
  if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' })
  response.end(text)
}

function portOf(server: Server): number {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.')
  return address.port
}
