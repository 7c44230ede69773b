// `npm run dev` runs this instead of `server.mjs`: the same site behind Vite's dev server. Vite serves the sources for
// browsers; all other requests go to the site, which is created again when a server source has changed. With the argument
// `preview` it opens a second port in the same way, for the preview of staff.
import {
  createServer,
  type IncomingMessage,
  request as sendRequest,
  type Server,
  type ServerResponse,
} from 'node:http'
import { fileURLToPath } from 'node:url'
import { freePort } from '@promenade/process/free-port'
import { listen } from '@promenade/process/listen'
import { OperatorError } from '@promenade/process/operator-error'
import { createServer as createViteServer } from 'vite'
import { workerPath } from '../app/device/offline.ts'

const folder = new URL('../', import.meta.url)

const scriptHeaders = { 'content-type': 'text/javascript; charset=utf-8' }

/** Replaces the service worker of `npm start`, which would serve outdated files, and unregisters itself. */
const noWorker = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', () => self.registration.unregister())
`

const hasPreview = process.argv[2] === 'preview'
const front = createServer()
const vite = await createViteServer({
  root: folder.pathname,
  plugins: [{ name: 'promenade:server-sources', hotUpdate: revalidateForServerSource }],
  appType: 'custom',
  server: { middlewareMode: true, hmr: { server: front } },
})

const { runDevelopedSite, ...entry } = await loadEntry()
// That of the sources as they are now.
let { createBuiltSite } = entry
await openFront(front, 'SITE').catch(explain)
if (hasPreview) {
  const previewFront = createServer()
  // One socket of Vite for the pages of both.
  previewFront.on('upgrade', (...given) => front.emit('upgrade', ...given))
  await openFront(previewFront, 'PREVIEW').catch(explain)
}
await runDevelopedSite(folder, {
  files: 'public',
  compressed: undefined,
  onContent: revalidateOpenPages,
  createSite: createReplaceableSite,
  hasPreview,
})

/** Listens at the address of the settings, which it changes into that of the server behind it. Throws `OperatorError`. */
async function openFront(server: Server, settings: 'SITE' | 'PREVIEW'): Promise<void> {
  const [hostName, portName] = [`${settings}_HOST`, `${settings}_PORT`]
  const port = await freePort()
  server.on('request', (request, response) =>
    vite.middlewares(request, response, () => void forward(request, response, port)),
  )
  const host = process.env[hostName] || '127.0.0.1'
  const url = await listen(server, { host, port: Number(process.env[portName]), settings })
  process.env[hostName] = '127.0.0.1'
  process.env[portName] = String(port)
  process.env[settings === 'SITE' ? 'SITE_ORIGIN' : 'PREVIEW_URL'] ??= `http://localhost:${new URL(url).port}`
}

function explain(error: unknown): never {
  if (!(error instanceof OperatorError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}

/** A site that is created again once a source has changed, with the gateway and connections of the start. */
function createReplaceableSite(options: Parameters<typeof createBuiltSite>[0]) {
  let created = createBuiltSite
  let site = created(options)
  return new Proxy(site, {
    get(_first, name) {
      if (created !== createBuiltSite) {
        created = createBuiltSite
        site = created(options)
      }
      return Reflect.get(site, name)
    },
  })
}

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
async function loadEntry(): Promise<
  Pick<typeof import('./entry.ts'), 'createBuiltSite' | 'runDevelopedSite'>
> {
  const { createBuiltSite, runDevelopedSite } = await vite.ssrLoadModule('/server/entry.ts')
  return { createBuiltSite, runDevelopedSite }
}

/** Forwards a request to the server behind a port, which uses the sources as they are now. */
async function forward(request: IncomingMessage, response: ServerResponse, port: number): Promise<void> {
  if (request.url === workerPath) return void response.writeHead(200, scriptHeaders).end(noWorker)
  try {
    createBuiltSite = (await loadEntry()).createBuiltSite
  } catch (error) {
    return fail(response, error)
  }
  const { method, url, headers } = request
  const sent = sendRequest({ host: '127.0.0.1', port, method, path: url, headers }, (from) => {
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
