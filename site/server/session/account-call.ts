import { randomUUID } from 'node:crypto'
import { type AuthInfo, authHeaders, nextAuthInfo } from '@promenade/contract/account-api/auth-info'
import { decodeResponse } from '@promenade/contract/account-api/decode-response'
import { type EndpointName, endpoints } from '@promenade/contract/account-api/endpoints'
import { accountCallUrl, privateErrorWire, sealCall } from '@promenade/contract/account-api/call'
import type { SignatureScheme } from '@promenade/contract/account-api/signature'
import type { EpochMs } from '@promenade/domain/mall/values'
import type { Log } from '@promenade/process/log/log'
import {
  PlatformFault,
  type PlatformFetch,
  readBytes,
  withDeadlines,
} from '../../content/platform-request.ts'
import type { CallResult } from '../../app/session-context.ts'

/** How the platform is reached for private calls. The key never leaves the server but for the platform. */
export interface AccountPlatform {
  readonly fetch: PlatformFetch
  readonly platformUrl: string
  readonly propertyId: string
  readonly apiKey: string
  readonly tenant: string
  readonly signature: SignatureScheme
}

interface SentCall<Name extends EndpointName> {
  readonly endpoint: Name
  readonly data: object
  /** The tokens to send, where the visitor has some. */
  readonly auth: AuthInfo | undefined
  readonly now: EpochMs
  readonly log: Log
}

interface CallOutcome<Name extends EndpointName> {
  readonly result: CallResult<Name>
  /** The visitor's tokens from now on. */
  readonly auth: AuthInfo | undefined
}

/** Milliseconds for a call; a photo on its way to a slow platform included. */
const deadline = 10_000
const largestAnswer = 2 * 1024 * 1024
/** Everything about a visitor, pictures they sent included. */
const largestExport = 40 * 1024 * 1024

/** One private call (specification §7). Never rejects: a platform that cannot be asked leaves the tokens as they are. */
export async function sendAccountCall<Name extends EndpointName>(
  platform: AccountPlatform,
  call: SentCall<Name>,
): Promise<CallOutcome<Name>> {
  let { auth } = call
  try {
    const limits = { begins: deadline, ends: deadline }
    return await withDeadlines({ ...limits, size: 0 }, async (signal) => {
      const response = await postAccountCall(platform, call, signal)
      // The tokens change with the answer's head, whatever becomes of the rest.
      auth = nextAuthInfo(call.auth, response)
      const body = await readBytes(response, call.endpoint === 'export_data' ? largestExport : largestAnswer)
      const answer = parseJson(body)
      const result = resultOf(call.endpoint, response, answer)
      if (result.kind === 'failed') warn(call, `status ${response.status}${wordOf(answer)}`)
      return { result, auth }
    })
  } catch (error) {
    warn(call, error instanceof PlatformFault ? error.message : 'cannot be reached')
    return { result: { kind: 'failed' }, auth }
  }
}

/** No more than this: an error may hold the words of the visitor, the tokens or the key. */
function warn({ endpoint, log }: SentCall<EndpointName>, reason: string): void {
  log.warn({ endpoint, reason }, 'A private call was not done')
}

/** Sends a call, signed. Rejects where the platform cannot be reached. */
export async function postAccountCall(
  platform: AccountPlatform,
  { endpoint, data, auth, now }: SentCall<EndpointName>,
  signal: AbortSignal,
): Promise<Response> {
  const { fetch, platformUrl, propertyId, tenant, signature: scheme, apiKey: key } = platform
  const timestamp = new Date(now).toISOString()
  const body = await sealCall({ propertyId, endpoint, data, timestamp, nonce: randomUUID() }, { scheme, key })
  return fetch(accountCallUrl(platformUrl, tenant, endpoint).href, {
    method: 'POST',
    headers: {
      accept: 'application/json',
      'content-type': 'application/json',
      ...(auth === undefined ? {} : authHeaders(auth)),
    },
    signal,
    body: JSON.stringify(body),
  })
}

function resultOf<Name extends EndpointName>(
  endpoint: Name,
  { status, headers }: Response,
  body: unknown,
): CallResult<Name> {
  if (status >= 200 && status < 300) {
    const answer = decodeResponse(endpoint, body)
    return answer === undefined ? { kind: 'failed' } : { kind: 'done', answer }
  }
  const { data: refusal } = privateErrorWire.partial().safeParse(body)
  if (status === 429) return { kind: 'limited', retryAfter: secondsOf(refusal?.retry_after, headers) }
  if (status === 401 || status === 403) {
    // A call that was not signed well is our fault, not the visitor's.
    const isOver = endpoints[endpoint].isPersonal && refusal?.reason !== 'signature'
    return { kind: isOver ? 'logged out' : 'failed' }
  }
  if (status >= 500 || status < 400) return { kind: 'failed' }
  return { kind: 'refused', reason: refusal?.reason }
}

/** The platform's word for why, which is none of the visitor's. */
function wordOf(answer: unknown): string {
  const { data } = privateErrorWire.partial().safeParse(answer)
  return data?.reason !== undefined && /^[a-z-]{1,40}$/.test(data.reason) ? ` (${data.reason})` : ''
}

const usualWait = 60

function secondsOf(said: number | undefined, headers: Headers): number {
  const seconds = said ?? Number(headers.get('retry-after') ?? usualWait)
  return Number.isInteger(seconds) && seconds > 0 ? seconds : usualWait
}

/** Undefined for what is not JSON. */
export function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return undefined
  }
}
