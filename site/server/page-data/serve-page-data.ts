import {
  PlatformFault,
  type PlatformFetch,
  readBytes,
  type RequestLimits,
  withDeadlines,
} from '../../content/platform-request.ts'
import { respond } from '../http/respond.ts'
import type { SiteHandler } from '../http/site-env.ts'
import { platformFetch } from '../platform-fetch.ts'
import type { VisitorsOptions } from '../session/session.ts'
import { parsePageDataAddress, refusals } from './page-data-address.ts'
import { createPublicFetch, PrivateAddress, type ResolveHost } from './public-fetch.ts'

export interface PageDataOptions extends Pick<VisitorsOptions, 'platform' | 'log'> {
  /** Origins whose JSON may be asked for at `/page-data`; the address does not exist where there are none. */
  readonly pageDataOrigins?: readonly string[]
  /** For tests: how host names become addresses. */
  readonly resolveHost?: ResolveHost
}

const limits: RequestLimits = { begins: 5_000, ends: 5_000, size: 5 * 1024 * 1024 }

/** More at once would hold more memory than the site may take. */
const maxAtOnce = 4

export const pageDataPath = '/page-data'

/** `GET /page-data?address=…`: JSON from an address that the caller names (specification §7). */
export function servePageData(options: PageDataOptions): SiteHandler {
  const { pageDataOrigins: origins = [], resolveHost, platform, log } = options
  if (origins.length === 0) return (_context, next) => next()
  const publicFetch = createPublicFetch(resolveHost)
  let underWay = 0
  return async ({ var: { search } }) => {
    const address = parsePageDataAddress(new URLSearchParams(search), { origins, ...platform })
    if ('refusal' in address) return refuse(address.refusal)
    if (underWay >= maxAtOnce) return respondWithJson(503, busy, { 'retry-after': '1' })
    underWay += 1
    const { url, isPlatform } = address
    return readJson(url, isPlatform ? platformFetch : publicFetch)
      .then((bytes) =>
        holds(bytes, platform.apiKey) ? broken(url, 'answered with its key', log) : data(bytes),
      )
      .catch((error: unknown) =>
        error instanceof PrivateAddress ? refuse('not public') : broken(url, error, log),
      )
      .finally(() => (underWay -= 1))
  }
}

const busy = { error: 'Too many addresses are being asked right now. Please try again in a second.' }

/** The whole body as it came. Redirects are not followed: their status is no 200. */
async function readJson(url: URL, fetch: PlatformFetch): Promise<Uint8Array<ArrayBuffer>> {
  return withDeadlines(limits, async (signal) => {
    const response = await fetch(url.href, { headers: { accept: 'application/json' }, signal })
    try {
      if (response.status !== 200) throw new PlatformFault(`answered with status ${response.status}`)
      if (!isJson(response)) throw new PlatformFault('answered with something that is not JSON')
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

/** A platform that repeats the address it was asked at would show the key. */
function holds(bytes: Uint8Array, key: string): boolean {
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

/** The log names the origin alone: the rest of the address may hold the key. */
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
