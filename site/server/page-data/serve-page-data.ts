import { Problem } from '@promenade/process/problem'
import type { ResolveHost } from '@promenade/process/public-address'
import {
  PlatformFault,
  type PlatformFetch,
  readBytes,
  type RequestLimits,
  withDeadlines,
} from '../../content/platform-request.ts'
import { respond } from '../http/respond.ts'
import type { SiteHandler } from '../http/site-env.ts'
import { platformFetch } from '../platform/platform-fetch.ts'
import type { VisitorsOptions } from '../session/session.ts'
import { parsePageDataAddress, refusals } from './page-data-address.ts'
import { createPublicFetch } from './public-fetch.ts'

export interface PageDataOptions extends Pick<VisitorsOptions, 'platform' | 'log'> {
  /** Origins that `/page-data` may fetch from; without any the path is a 404. */
  readonly pageDataOrigins?: readonly string[]
  /** For tests, in place of DNS. */
  readonly resolveHost?: ResolveHost
}

const limits: RequestLimits = { begins: 5_000, ends: 5_000, size: 5 * 1024 * 1024 }

/** Each request may use 5 MB of memory. */
const maxConcurrent = 4

export const pageDataPath = '/page-data'

/** `GET /page-data?address=…`: JSON from a URL that the client names (specification §7). */
export function servePageData(options: PageDataOptions): SiteHandler {
  const { pageDataOrigins: origins = [], resolveHost, platform, log } = options
  if (origins.length === 0) return (_context, next) => next()
  const publicFetch = createPublicFetch(resolveHost)
  let underWay = 0
  return async ({ var: { search } }) => {
    const address = parsePageDataAddress(new URLSearchParams(search), { origins, ...platform })
    if ('refusal' in address) return refuse(address.refusal)
    if (underWay >= maxConcurrent) return respondWithJson(503, busy, { 'retry-after': '1' })
    underWay += 1
    const { url, isPlatform } = address
    return readJson(url, isPlatform ? platformFetch : publicFetch)
      .then((bytes) =>
        includesKey(bytes, platform.apiKey) ? broken(url, 'answered with its key', log) : data(bytes),
      )
      .catch((error: unknown) => (error instanceof Problem ? refuse('not public') : broken(url, error, log)))
      .finally(() => (underWay -= 1))
  }
}

const busy = { error: 'Too many addresses are being fetched right now. Please try again in a second.' }

/** The unchanged body. Redirects are not followed: their status is not 200. */
async function readJson(url: URL, fetch: PlatformFetch): Promise<Uint8Array<ArrayBuffer>> {
  return withDeadlines(limits, async (signal) => {
    const response = await fetch(url.href, { headers: { accept: 'application/json' }, signal })
    try {
      if (response.status !== 200) throw new PlatformFault(`answered with status ${response.status}`)
      if (!isJson(response)) throw new PlatformFault('answered with a body that is not JSON')
      const bytes = await readBytes(response, limits.size)
      JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
      return bytes
    } catch (error) {
      response.body?.cancel().catch(() => undefined)
      throw error
    }
  })
}

function isJson({ headers }: Response): boolean {
  return /^application\/(?:[\w.+-]+\+)?json(?:\s*;|$)/i.test(headers.get('content-type')?.trim() ?? '')
}

/** A platform that includes the URL of the request in its response would expose the key. */
function includesKey(bytes: Uint8Array, key: string): boolean {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const spellings = [key, encodeURIComponent(key), JSON.stringify(key).slice(1, -1)]
  return spellings.some((spelling) => text.includes(spelling))
}

function data(body: Uint8Array<ArrayBuffer>): Response {
  return respond(200, { ...jsonHeaders, 'cache-control': 'public, max-age=60' }, body)
}

function refuse(refusal: keyof typeof refusals): Response {
  const { status, error } = refusals[refusal]
  return respondWithJson(status, { error })
}

/** Logs the origin only: the rest of the URL may contain the key. */
function broken(url: URL, error: unknown, log: PageDataOptions['log']): Response {
  const reason =
    error instanceof PlatformFault ? error.message : typeof error === 'string' ? error : 'cannot be used'
  log.warn({ origin: url.origin, reason }, 'Page data could not be read')
  return respondWithJson(502, { error: 'The address could not be read as JSON.' })
}

function respondWithJson(
  status: number,
  value: object,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const body = new TextEncoder().encode(JSON.stringify(value))
  return respond(status, { ...jsonHeaders, 'cache-control': 'no-store', ...headers }, body)
}

const jsonHeaders = { 'content-type': 'application/json; charset=utf-8', 'x-robots-tag': 'noindex' }
