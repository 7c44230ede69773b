import { randomUUID } from 'node:crypto'
import { type AuthInfo, authHeaders, nextAuthInfo } from '@promenade/contract/account-api/auth-info'
import { decodeResponse } from '@promenade/contract/account-api/decode-response'
import { type EndpointName, endpoints } from '@promenade/contract/account-api/endpoints'
import { accountCallUrl, accountProblemSchema, sealCall } from '@promenade/contract/account-api/call'
import type { SignatureScheme } from '@promenade/contract/account-api/signature'
import type { EpochMs } from '@promenade/domain/calendar/instants'
import type { Log } from '@promenade/process/log/log'
import {
  PlatformFault,
  type PlatformFetch,
  readBytes,
  withDeadlines,
} from '../../content/platform-request.ts'
import type { CallResult } from '../../app/session-context.ts'

/** The platform's account API. Its key is sent to the platform only. */
export interface AccountPlatform {
  readonly fetch: PlatformFetch
  readonly platformUrl: string
  readonly propertyId: string
  readonly apiKey: string
  readonly tenant: string
  readonly signature: SignatureScheme
}

interface AccountCall<Name extends EndpointName> {
  readonly endpoint: Name
  readonly data: object
  /** The visitor's tokens, if they have any. */
  readonly auth: AuthInfo | undefined
  readonly now: EpochMs
  readonly log: Log
}

interface CallOutcome<Name extends EndpointName> {
  readonly result: CallResult<Name>
  /** The visitor's tokens after the call. */
  readonly auth: AuthInfo | undefined
}

/** Milliseconds for a call, the upload of a photo included. */
const deadline = 10_000
const maxResponseBytes = 2 * 1024 * 1024
/** All data of a visitor, with the pictures they have sent. */
const maxExportBytes = 40 * 1024 * 1024

/** Calls the account API (specification §7). Never rejects: an unreachable platform leaves the tokens unchanged. */
export async function sendAccountCall<Name extends EndpointName>(
  platform: AccountPlatform,
  call: AccountCall<Name>,
): Promise<CallOutcome<Name>> {
  let { auth } = call
  try {
    const limits = { begins: deadline, ends: deadline }
    return await withDeadlines({ ...limits, size: 0 }, async (signal) => {
      const response = await postAccountCall(platform, call, signal)
      // The tokens change with the response headers, even if the body fails.
      auth = nextAuthInfo(call.auth, response)
      const body = await readBytes(
        response,
        call.endpoint === 'export_data' ? maxExportBytes : maxResponseBytes,
      )
      const json = parseJson(body)
      const result = resultOf(call.endpoint, response, json)
      if (result.kind === 'failed') warn(call, `status ${response.status}${reasonOf(json)}`)
      return { result, auth }
    })
  } catch (error) {
    warn(call, error instanceof PlatformFault ? error.message : 'cannot be reached')
    return { result: { kind: 'failed' }, auth }
  }
}

/** Logs no more than this: an error may contain the visitor's input, the tokens or the key. */
function warn({ endpoint, log }: AccountCall<EndpointName>, reason: string): void {
  log.warn({ endpoint, reason }, 'A call of the account API failed')
}

/** Sends a signed call. Rejects where the platform cannot be reached. */
export async function postAccountCall(
  platform: AccountPlatform,
  { endpoint, data, auth, now }: AccountCall<EndpointName>,
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
    const response = decodeResponse(endpoint, body)
    return response === undefined ? { kind: 'failed' } : { kind: 'done', response }
  }
  const { data: refusal } = accountProblemSchema.partial().safeParse(body)
  if (status === 429) return { kind: 'limited', retryAfter: secondsOf(refusal?.retry_after, headers) }
  if (status === 401 || status === 403) {
    // An invalid signature does not mean that the visitor is logged out.
    const isLoggedOut = endpoints[endpoint].isPersonal && refusal?.reason !== 'signature'
    return { kind: isLoggedOut ? 'logged out' : 'failed' }
  }
  if (status >= 500 || status < 400) return { kind: 'failed' }
  return { kind: 'refused', reason: refusal?.reason }
}

/** The platform's reason code, which contains nothing of the visitor. */
function reasonOf(json: unknown): string {
  const { data } = accountProblemSchema.partial().safeParse(json)
  return data?.reason !== undefined && /^[a-z-]{1,40}$/.test(data.reason) ? ` (${data.reason})` : ''
}

const defaultWait = 60

function secondsOf(retryAfter: number | undefined, headers: Headers): number {
  const seconds = retryAfter ?? Number(headers.get('retry-after') ?? defaultWait)
  return Number.isInteger(seconds) && seconds > 0 ? seconds : defaultWait
}

/** Undefined for invalid JSON. */
export function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return undefined
  }
}
