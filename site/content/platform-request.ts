import { decidedVersionHeader } from '@promenade/contract/public-api/decided-version'

/** The part of `fetch` that the site uses. It must not follow redirects. */
export type PlatformFetch = (
  url: string,
  init: {
    readonly headers: Readonly<Record<string, string>>
    readonly signal: AbortSignal
    /** Default: GET. */
    readonly method?: 'POST'
    readonly body?: string | Uint8Array<ArrayBuffer>
  },
) => Promise<Response>

export type PlatformResponse =
  | { readonly kind: 'unchanged'; readonly decidedVersion: number }
  /** Status 404, with the platform's message. */
  | { readonly kind: 'absent'; readonly reason: string }
  | {
      readonly kind: 'changed'
      readonly body: unknown
      readonly etag: string | undefined
      readonly hash?: string
      /** The content version of the last act of staff; 0 where there was none. */
      readonly decidedVersion: number
    }

export interface RequestLimits {
  /** Milliseconds until the response starts, including the connection. */
  readonly begins: number
  /** Milliseconds until the response is complete. */
  readonly ends: number
  /** Bytes after decompression. */
  readonly size: number
}

export const requestLimits: RequestLimits = { begins: 5_000, ends: 15_000, size: 20 * 1024 * 1024 }

/** A failed request. The message never contains the API key, which is part of the URL. */
export class PlatformFault extends Error {
  override readonly name = 'PlatformFault'
  /** True if the platform seems unreachable, not only this resource. */
  readonly isUnreachable: boolean
  /** Status of the response, if that is the reason. */
  readonly status: number | undefined

  constructor(
    message: string,
    {
      isUnreachable = false,
      status,
      cause,
    }: { isUnreachable?: boolean; status?: number; cause?: unknown } = {},
  ) {
    super(message, { cause })
    this.isUnreachable = isUnreachable
    this.status = status
  }
}

interface PlatformRequest {
  readonly fetch: PlatformFetch
  readonly url: URL
  readonly etag?: string | undefined
  readonly limits?: RequestLimits
}

/** Sends a GET request with time limits. Throws `PlatformFault`. */
export async function requestPlatform(request: PlatformRequest): Promise<PlatformResponse> {
  const { fetch, url, etag, limits = requestLimits } = request
  return withDeadlines(limits, async (signal, onHeaders) => {
    const headers = {
      accept: 'application/json',
      // The specification requires this header although the request has no body (§7).
      'content-type': 'application/json',
      ...(etag === undefined ? {} : { 'if-none-match': etag }),
    }
    const response = await fetch(url.href, { headers, signal }).catch(toFault)
    onHeaders()
    const decidedVersion = readDecidedVersion(response)
    if (response.status === 304 && etag !== undefined) return { kind: 'unchanged', decidedVersion }
    if (response.status !== 200) {
      const reason = await describeStatus(response, url)
      if (response.status === 404) return { kind: 'absent', reason }
      throw new PlatformFault(reason, { status: response.status })
    }
    const bytes = await readBytes(response, limits.size)
    const newEtag = response.headers.get('etag') ?? undefined
    return { kind: 'changed', body: parseJson(bytes), etag: newEtag, decidedVersion }
  })
}

function readDecidedVersion(response: Response): number {
  const text = response.headers.get(decidedVersionHeader) ?? ''
  return /^\d{1,15}$/.test(text) ? Number(text) : 0
}

/** Reads the body. Throws `PlatformFault` if it exceeds `size` or breaks off. */
export async function readBytes(response: Response, size: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  const reader = response.body?.getReader()
  if (reader === undefined) return new Uint8Array()
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      length += next.value.byteLength
      if (length > size) throw new PlatformFault('sent more than the size limit')
      chunks.push(next.value)
    }
  } catch (error) {
    reader.cancel().catch(() => undefined)
    throw error instanceof PlatformFault
      ? error
      : new PlatformFault('broke off its response', { cause: error })
  }
  return new Uint8Array(Buffer.concat(chunks))
}

/** Runs `work` with both time limits, even if it ignores its signal. */
export async function withDeadlines<T>(
  { begins, ends }: RequestLimits,
  work: (signal: AbortSignal, onHeaders: () => void) => Promise<T>,
): Promise<T> {
  const controller = new AbortController()
  // A slow platform counts as unreachable: forty slow responses in a row would take minutes.
  const late = () => controller.abort(new PlatformFault('did not respond in time', { isUnreachable: true }))
  const beginning = setTimeout(late, begins)
  const ending = setTimeout(late, ends)
  const aborted = new Promise<never>((_resolve, reject) => {
    controller.signal.addEventListener('abort', () => reject(controller.signal.reason), { once: true })
  })
  const working = work(controller.signal, () => clearTimeout(beginning))
  working.catch(() => undefined)
  try {
    return await Promise.race([working, aborted])
  } finally {
    clearTimeout(beginning)
    clearTimeout(ending)
  }
}

/** Maximum bytes read of an error, and characters logged of its message. */
const maxErrorBytes = 10_000
const maxMessage = 200

/** The status and the message of the body, without the API key. */
async function describeStatus(response: Response, url: URL): Promise<string> {
  const status = `answered with status ${response.status}`
  const body: unknown = await readBytes(response, maxErrorBytes)
    .then(parseJson)
    .catch(() => undefined)
  if (typeof body !== 'object' || body === null || !('message' in body)) return status
  if (typeof body.message !== 'string' || body.message === '') return status
  const key = url.searchParams.get('api_key') ?? ''
  const message = key === '' ? body.message : body.message.replaceAll(key, '…')
  return `${status}: ${message.slice(0, maxMessage)}`
}

function toFault(error: unknown): never {
  if (error instanceof PlatformFault) throw error
  throw new PlatformFault('cannot be reached', { isUnreachable: true, cause: error })
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    throw new PlatformFault('answered with a body that is not JSON')
  }
}
