import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createNodeServer } from '../../../platform/src/http/node-server.ts'
import { apiKey, type TestPlatform } from '../../../platform/src/testing/test-platform.ts'
import { createPreview } from '../../../site/server/preview/create-preview.ts'
import { now } from '../../support/clock/run-clock.ts'
import { listenLocally } from '../../support/listen-locally.ts'
import { loadBuild } from './load-build.ts'

const site = join(import.meta.dirname, '..', '..', '..', 'site')
const ignore = () => undefined
const log = { debug: ignore, info: ignore, warn: ignore, error: ignore }

/** The preview of the built site, in this process and on a port of its own, until the worker ends. */
export async function openPreview(platform: TestPlatform, studioOrigin: string): Promise<string> {
  const own = {
    platformUrl: 'http://platform.test',
    propertyId: '1',
    apiKey,
    tenant: 'mall',
    signature: 'hmac-sha256' as const,
    fetch: () => Promise.reject(new Error('Nothing calls the account API here.')),
  }
  const createSite = await loadBuild()
  const read = (name: string) => readFileSync(join(site, 'server', 'preview', 'browser', name), 'utf8')
  let answer: ReturnType<typeof createPreview> = () => new Response()
  const server = createNodeServer(async (request) => {
    const { pathname, search } = new URL(request.url)
    if (!pathname.startsWith('/assets/')) return answer(request, { target: pathname + search })
    const type = pathname.endsWith('.css') ? 'text/css' : 'text/javascript'
    const bytes = await readFile(join(site, 'dist', 'client', pathname))
    return new Response(bytes, { headers: { 'content-type': type } })
  }).unref()
  const origin = `http://localhost:${await listenLocally(server)}`
  answer = createPreview({
    ...own,
    fetch: (url, { headers }) =>
      platform.fetch(url.replace(own.platformUrl, ''), { headers: { ...headers } }),
    ownOrigins: [],
    imageOrigins: [],
    clock: now,
    log,
    createSite,
    site: {
      origin: 'https://mall.example',
      imageOrigins: [],
      trustedProxies: 0,
      platform: own,
      secret: randomBytes(32).toString('hex'),
    },
    origin,
    studioOrigin,
    files: { clock: read('clock.js'), edit: read('edit.js'), style: read('preview.css') },
  })
  return origin
}
