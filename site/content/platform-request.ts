/** `fetch`, as much of it as is needed. Redirects must not be followed. */
export type PlatformFetch = (
  url: string,
  init: {
    readonly headers: Readonly<Record<string, string>>
    readonly signal: AbortSignal
    /** GET unless it is said. */
    readonly method?: 'POST'
    readonly body?: string | Uint8Array<ArrayBuffer>
  },
) => Promise<Response>

export type PlatformAnswer =
  | { readonly kind: 'unchanged' }
  /** Status 404, with what the platform says of it. */
  | { readonly kind: 'absent'; readonly reason: string }
  | {
      readonly kind: 'answer'
      readonly answer: unknown
      readonly etag: string | undefined
      readonly hash?: string
    }

export interface RequestLimits {
  /** Milliseconds until the answer must have begun, the connection included. */
  readonly begins: number
  /** Milliseconds until it must be complete. */
  readonly ends: number
  /** Bytes after unpacking. */
  readonly size: number
}

export const requestLimits: RequestLimits = { begins: 5_000, ends: 15_000, size: 20 * 1024 * 1024 }

/** Why there is no answer, in words that do not hold the key, which is part of the address. */
export class PlatformFault extends Error {
  override readonly name = 'PlatformFault'
  /** Whether the platform as a whole seems out of reach, not this one resource. */
  readonly isUnreachable: boolean
  /** Of the response, where its status is why it is no use. */
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

/** One GET of the platform, with an end whatever the platform does. Throws `PlatformFault`. */
export async function askPlatform(request: PlatformRequest): Promise<PlatformAnswer> {
  const { fetch, url, etag, limits = requestLimits } = request
  return withDeadlines(limits, async (signal, begun) => {
    const headers = { accept: 'application/json', ...(etag === undefined ? {} : { 'if-none-match': etag }) }
    const response = await fetch(url.href, { headers, signal }).catch(toFault)
    begun()
    if (response.status === 304 && etag !== undefined) return { kind: 'unchanged' }
    if (response.status !== 200) {
      const reason = await describeStatus(response, url)
      if (response.status === 404) return { kind: 'absent', reason }
      throw new PlatformFault(reason, { status: response.status })
    }
    const bytes = await readBytes(response, limits.size)
    return { kind: 'answer', answer: parseJson(bytes), etag: response.headers.get('etag') ?? undefined }
  })
}

/** The whole body. Throws `PlatformFault` where it is larger than `size` or breaks off. */
export async function readBytes(response: Response, size: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  const reader = response.body?.getReader()
  if (reader === undefined) return new Uint8Array()
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      length += next.value.byteLength
      if (length > size) throw new PlatformFault('answered with more than can be taken')
      chunks.push(next.value)
    }
  } catch (error) {
    reader.cancel().catch(() => undefined)
    throw error instanceof PlatformFault ? error : new PlatformFault('broke off its answer', { cause: error })
  }
  return new Uint8Array(Buffer.concat(chunks))
}

/** Runs `work` under both deadlines; even work that never looks at its signal is given up. */
export async function withDeadlines<T>(
  { begins, ends }: RequestLimits,
  work: (signal: AbortSignal, begun: () => void) => Promise<T>,
): Promise<T> {
  const controller = new AbortController()
  // Slow to the last byte is as good as out of reach: forty such answers, one after the other, take minutes.
  const late = () => controller.abort(new PlatformFault('did not answer in time', { isUnreachable: true }))
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

/** Bytes of an error that are read, and characters of its message that are logged. */
const longestError = 10_000
const longestMessage = 200

/** The status, and the `message` of the body where the platform explains itself; never the key. */
async function describeStatus(response: Response, url: URL): Promise<string> {
  const status = `answered with status ${response.status}`
  const body: unknown = await readBytes(response, longestError)
    .then(parseJson)
    .catch(() => undefined)
  if (typeof body !== 'object' || body === null || !('message' in body)) return status
  if (typeof body.message !== 'string' || body.message === '') return status
  const key = url.searchParams.get('api_key') ?? ''
  const message = key === '' ? body.message : body.message.replaceAll(key, '…')
  return `${status}: ${message.slice(0, longestMessage)}`
}

function toFault(error: unknown): never {
  if (error instanceof PlatformFault) throw error
  throw new PlatformFault('cannot be reached', { isUnreachable: true, cause: error })
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    throw new PlatformFault('answered with something that is not JSON')
  }
}
