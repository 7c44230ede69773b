import {
  contactRequest,
  contestRequest,
  type FormRequest,
  isSubscribed,
  newsletterRequest,
} from '@promenade/contract/other-platform-forms'
import { decodeResponse } from '@promenade/contract/account-api/decode-response'
import { type EndpointName, endpoints } from '@promenade/contract/account-api/endpoints'
import type { EpochMs } from '@promenade/domain/calendar/instants'
import type { Log } from '@promenade/process/log/log'
import { type PlatformFetch, readBytes, withDeadlines } from '../../content/platform-request.ts'
import type { CallResult } from '../../app/session-context.ts'
import { createRateLimit } from '../http/rate-limit.ts'

/** Addresses of another platform, or of services beside it, that accept forms. */
export interface FormAddresses {
  readonly contact: { readonly url: string; readonly mailto: string } | undefined
  readonly newsletter: string | undefined
}

interface ExistingFormsOptions {
  readonly platform: {
    readonly fetch: PlatformFetch
    readonly platformUrl: string
    readonly propertyId: string
    readonly apiKey: string
  }
  readonly addresses: FormAddresses
  readonly clock: () => EpochMs
  readonly log: Log
}

/** Sends a submission, with the data of the call that our own platform would get. */
export type SendToExisting = <Name extends EndpointName>(
  endpoint: Name,
  body: object,
  visitorAddress: string,
) => Promise<CallResult<Name>>

/** Maximum submissions per hour and network address: other platforms have no limit of their own. */
const maxAnHour = 60
/** Number of remembered submissions, so that a repeated one is not sent again. */
const maxRemembered = 1_000
const deadline = 10_000
const maxResponseBytes = 100_000

export function createExistingForms({
  platform,
  addresses,
  clock,
  log,
}: ExistingFormsOptions): SendToExisting {
  const limit = createRateLimit({ max: maxAnHour, perMs: 3_600_000, clock })
  const accepted = new Set<string>()

  return async (endpoint, body, visitorAddress) => {
    const submission = readSubmission(endpoint, body, { platform, addresses })
    if (submission === undefined) return { kind: 'failed' }
    const { key, status } = submission
    const response = decodeResponse(endpoint, { data: { status } })
    if (response === undefined) return { kind: 'failed' }
    if (accepted.has(key)) return { kind: 'done', response }
    const retryAfter = limit.count(visitorAddress)
    if (retryAfter > 0) return { kind: 'limited', retryAfter }
    const problem = await findProblem(platform.fetch, submission)
    if (problem !== undefined) {
      log.warn({ endpoint, reason: problem }, 'A form was not accepted')
      return { kind: 'failed' }
    }
    remember(accepted, key)
    return { kind: 'done', response }
  }
}

interface Submission {
  readonly request: FormRequest
  /** Two submissions with the same key are one. */
  readonly key: string
  /** The status that our own platform would respond with. */
  readonly status: string
  /** Checks the response text of a service whose status is always 200. */
  readonly isAccepted?: (text: string) => boolean
}

function readSubmission(
  endpoint: EndpointName,
  body: object,
  { platform, addresses }: Pick<ExistingFormsOptions, 'platform' | 'addresses'>,
): Submission | undefined {
  if (endpoint === 'contact_message' && addresses.contact) {
    const { url, mailto } = addresses.contact
    const { idempotency_key: key, ...message } = endpoints[endpoint].request.parse(body)
    return { key, status: 'received', request: contactRequest(url, mailto, message) }
  }
  if (endpoint === 'newsletter_signup' && addresses.newsletter) {
    const { idempotency_key: key, ...subscriber } = endpoints[endpoint].request.parse(body)
    const request = newsletterRequest(addresses.newsletter, subscriber)
    return { key, status: 'pending', request, isAccepted: isSubscribed }
  }
  if (endpoint === 'contest_entry') {
    const { idempotency_key: key, ...entry } = endpoints[endpoint].request.parse(body)
    return { key, status: 'entered', request: contestRequest(platform, entry) }
  }
  return undefined
}

/** Why it was not accepted, without the key or personal data. */
async function findProblem(
  fetch: PlatformFetch,
  { request, isAccepted = () => true }: Submission,
): Promise<string | undefined> {
  const limits = { begins: deadline, ends: deadline, size: maxResponseBytes }
  try {
    return await withDeadlines(limits, async (signal) => {
      const response = await fetch(request.url, { ...(await sent(request)), signal })
      const text = new TextDecoder().decode(await readBytes(response, maxResponseBytes))
      if (response.status < 200 || response.status >= 300) return `status ${response.status}`
      return isAccepted(text) ? undefined : 'refused by the service'
    })
  } catch {
    return 'cannot be reached'
  }
}

async function sent({ body }: FormRequest) {
  const headers = { accept: 'application/json' }
  if (body === undefined) return { headers }
  const encoded = new Response(body)
  const type = encoded.headers.get('content-type') ?? ''
  return {
    method: 'POST' as const,
    headers: { ...headers, 'content-type': type },
    body: new Uint8Array(await encoded.arrayBuffer()),
  }
}

function remember(accepted: Set<string>, key: string): void {
  accepted.add(key)
  const [oldest] = accepted
  if (accepted.size > maxRemembered && oldest !== undefined) accepted.delete(oldest)
}
