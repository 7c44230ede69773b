import { request as requestHttp, type RequestOptions } from 'node:http'
import { request as requestHttps } from 'node:https'
import {
  createGuardedLookup,
  isPublicAddress,
  PrivateAddressError,
  requireAllowedHost,
} from '@promenade/process/public-address'

/** What a server said: the status after redirects; undefined where there was no response. */
export type LinkAnswer =
  | { readonly kind: 'asked'; readonly status: number | undefined }
  /** It leads into a private network, or to a port that is not the web's. */
  | { readonly kind: 'unasked' }

interface AskOptions {
  readonly isAllowed?: (address: string) => boolean
  readonly isAllowedPort?: (port: string) => boolean
  readonly timeoutMs?: number
}

const maxRedirects = 5

/** Servers see who asks, and why. */
const headers = { 'User-Agent': 'Promenade link check', Accept: '*/*' }

/** Asks for the head of a page, and for the page where a server refuses that. Reads no body; follows few redirects. */
export async function askAddress(
  address: string,
  { isAllowed = isPublicAddress, isAllowedPort = (port) => port === '', timeoutMs = 10_000 }: AskOptions = {},
): Promise<LinkAnswer> {
  const lookup = createGuardedLookup(isAllowed)
  let url = new URL(address)
  try {
    for (let redirects = 0; redirects <= maxRedirects; redirects++) {
      requireAllowedHost(url, isAllowed)
      if (!isAllowedPort(url.port)) return { kind: 'unasked' }
      const head = await send('HEAD', url, { lookup, timeoutMs })
      const { status, location } = head.status < 400 ? head : await send('GET', url, { lookup, timeoutMs })
      const next = status >= 300 && status < 400 && location !== undefined ? URL.parse(location, url) : null
      if (next === null || !/^https?:$/.test(next.protocol)) return { kind: 'asked', status }
      url = next
    }
    // A loop of redirects shows nobody anything.
    return { kind: 'asked', status: undefined }
  } catch (error) {
    return error instanceof PrivateAddressError ? { kind: 'unasked' } : { kind: 'asked', status: undefined }
  }
}

interface Sending extends Pick<RequestOptions, 'lookup'> {
  readonly timeoutMs: number
}

function send(
  method: 'HEAD' | 'GET',
  url: URL,
  { lookup, timeoutMs }: Sending,
): Promise<{ readonly status: number; readonly location: string | undefined }> {
  const start = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(timeoutMs)
    const request = start(url, { method, headers, lookup, signal, agent: false }, (response) => {
      resolve({ status: response.statusCode ?? 0, location: response.headers.location })
      request.destroy()
    })
    request.on('error', reject)
    request.end()
  })
}
