import { createTestBuild } from './build.tsx'
import type { SentPhoto } from '../server/http/sent-form.ts'
import { createTestContent } from './content.ts'
import type { FastPath } from '../server/http/fast-path.ts'
import type { NodeSite } from '../server/http/node-server.ts'
import type { SiteBindings } from '../server/http/site-env.ts'
import { createSite } from '../server/site.ts'
import { createParts, type SiteOptions, type SiteParts } from '../server/site-parts.ts'

/** The account API's address and key, as in the test site's configuration. */
export const testPlatform = {
  platformUrl: 'https://platform.example',
  propertyId: '1',
  apiKey: 'the key of the test platform',
  tenant: 'mall',
  signature: 'hmac-sha256',
} as const

export interface TestSite {
  readonly get: (target: string, headers?: Record<string, string>, method?: string) => Promise<Response>
  /** Sends a form, by default from a page of the site. */
  readonly post: (
    target: string,
    form: Readonly<Record<string, string>> | FormData,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<Response>
  /** Sends a request to the Hono app, with the bindings of the Node server. */
  readonly request: (path: string, init?: RequestInit, bindings?: SiteBindings) => Promise<Response>
  /** For a Node server. */
  readonly fetch: NodeSite['fetch']
  readonly findReady: FastPath['find']
  readonly revalidate: SiteParts['pages']['revalidate']
  readonly pageCacheUsage: SiteParts['pages']['usage']
  /** Requests that reached a loader. */
  readonly loads: readonly Request[]
  /** Log lines, without the request log. */
  readonly logged: readonly string[]
  /** Photos of submitted forms. */
  readonly photos: readonly SentPhoto[]
  /** Moves the clock, in milliseconds. */
  readonly pass: (milliseconds: number) => void
}

/** A whole site in memory for tests, with test content, a stopped clock and a readable log. */
export function createTestSite(options: Partial<SiteOptions> = {}): TestSite {
  const loads: Request[] = []
  const logged: string[] = []
  const photos: SentPhoto[] = []
  let now = Date.UTC(2026, 10, 20, 12, 0, 30)
  const line = (details: object, message: string) => {
    if (message !== 'request') logged.push(`${message} ${JSON.stringify(details)}`)
  }
  const parts = createParts({
    build: createTestBuild((request) => loads.push(request)),
    content: createTestContent,
    isReady: () => true,
    clock: () => now,
    log: { debug: line, info: line, warn: line, error: line },
    origin: 'https://mall.example',
    imageOrigins: ['https://pictures.example'],
    pageCacheBytes: 4_000_000,
    quietMs: 0,
    platform: { ...testPlatform, fetch: () => Promise.reject(new Error('There is no platform.')) },
    trustedProxies: 0,
    readPhoto: (photo) => {
      if (photo.kind !== 'none') photos.push(photo)
      return Promise.resolve({ kind: 'none' })
    },
    secret: 'the secret of the test site, long enough',
    ...options,
  })
  const site = createSite(parts)
  const request: TestSite['request'] = async (path, init, bindings = {}) =>
    site.request(`https://attacker.example${path}`, { redirect: 'manual', ...init }, bindings)
  return {
    loads,
    logged,
    photos,
    request,
    fetch: site.fetch,
    findReady: parts.fastPath.find,
    revalidate: parts.pages.revalidate,
    pageCacheUsage: parts.pages.usage,
    async post(target, form, headers = { 'sec-fetch-site': 'same-origin' }) {
      const encoded = new Response(form instanceof FormData ? form : new URLSearchParams(form))
      const type = encoded.headers.get('content-type') ?? ''
      const body = await encoded.blob()
      return request(target, { method: 'POST', headers: { 'content-type': type, ...headers }, body })
    },
    pass: (milliseconds) => void (now += milliseconds),
    get: (target, headers = {}, method = 'GET') => request(target, { headers, method }),
  }
}
