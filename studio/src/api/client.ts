import type { EntryFault, StudioError } from '@promenade/contract/studio-api/fields'

/** The platform refused a request; `code` says why. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError'
  readonly status: number
  readonly code: string
  readonly issues: readonly EntryFault[]
  /** Seconds after which it may be tried again; 0 if the platform does not say. */
  readonly retryAfter: number
  /** The whole body: of a stale draft and of a refused undo it holds more. */
  readonly body: unknown

  constructor({ status, headers }: Response, body: unknown) {
    const error = readError(body)
    super(error?.message ?? `The platform answered ${status}.`)
    this.status = status
    this.retryAfter = Number(headers.get('retry-after') ?? 0)
    // A proxy in front of the platform refuses what is too large with a page of its own.
    this.code = error?.code ?? (status === 413 ? 'too-large' : 'failed')
    this.issues = error?.issues ?? []
    this.body = body
  }
}

/** The platform could not be reached. */
export class OfflineError extends Error {
  override readonly name = 'OfflineError'
}

interface Send {
  readonly method?: 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  readonly signal?: AbortSignal
  /** Finishes even when the page is left. */
  readonly keepalive?: boolean
}

type Listener = () => void

let forbidden: Listener = () => {}

/** Sets who hears that an act was refused to this role: the role may have changed since the login. */
export function onForbidden(listener: Listener): void {
  forbidden = listener
}

const prefix = '/api/v1'
const tooLongMs = 20_000

/** Sends a request to the platform. The body is of the shape that the contract gives its address. */
export async function request<Body>(path: string, send: Send = {}): Promise<Body> {
  const response = await reach(path, send)
  const body: unknown = response.status === 204 ? undefined : await readBody(response)
  if (!response.ok) {
    const refused = new RefusedError(response, body)
    // Some screens read what not every role may read; that says nothing new.
    if (refused.code === 'forbidden' && send.method !== undefined) forbidden()
    throw refused
  }
  // The platform is ours and of the same version; the contract is checked on its side.
  return body as Body
}

async function reach(path: string, send: Send): Promise<Response> {
  const isRaw = send.body instanceof Blob
  const signals = [AbortSignal.timeout(isRaw ? 6 * tooLongMs : tooLongMs)]
  if (send.signal !== undefined) signals.push(send.signal)
  try {
    return await fetch(prefix + path, {
      method: send.method ?? 'GET',
      credentials: 'same-origin',
      headers: {
        ...(send.body === undefined || isRaw ? {} : { 'Content-Type': 'application/json' }),
        ...send.headers,
      },
      body: send.body instanceof Blob ? send.body : JSON.stringify(send.body),
      signal: AbortSignal.any(signals),
      keepalive: send.keepalive ?? false,
    })
  } catch (error) {
    if (send.signal?.aborted === true) throw error
    throw new OfflineError('The platform could not be reached.', { cause: error })
  }
}

async function readBody(response: Response): Promise<unknown> {
  const text = await response.text()
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function readError(body: unknown): StudioError['error'] | undefined {
  const isError = typeof body === 'object' && body !== null && 'error' in body
  return isError ? (body as StudioError).error : undefined
}
