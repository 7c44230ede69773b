import type { EndpointName, EndpointResponse } from '@promenade/contract/studio-api/endpoints'
import type { contestEndpoints } from '@promenade/contract/studio-api/contest-endpoints'
import type { storeEndpoints } from '@promenade/contract/studio-api/store-endpoints'
import type { visitorEndpoints } from '@promenade/contract/studio-api/visitor-endpoints'
import type { webhookEndpoints } from '@promenade/contract/studio-api/webhook-endpoints'
import { findMismatch } from '@promenade/contract/studio-api/response-schema'
import { responses } from 'virtual:response-schemas'
import type { EndpointRequest } from '@promenade/contract/studio-api/endpoint-request'
import { refusedBy, RequestError } from './request-error.ts'

interface Sending {
  readonly signal?: AbortSignal
  /** True for a request that must finish although the page is left. */
  readonly keepalive?: boolean
}

/** A request to any endpoint. */
interface AnyRequest extends Sending {
  readonly params?: unknown
  readonly query?: unknown
  readonly headers?: unknown
  readonly body?: unknown
}

/** An endpoint of stores that are asked, for `callStores`. */
export type StoreEndpoint = keyof typeof storeEndpoints

/** An endpoint about contests, subscribers, one person or page views, for `callVisitors`. */
export type VisitorEndpoint = keyof (typeof contestEndpoints & typeof visitorEndpoints)

/** An endpoint of webhooks, for `callWebhooks`. */
export type WebhookEndpoint = keyof typeof webhookEndpoints

/** The request to an endpoint, which may be left out where all of it may. */
export type Arguments<Name extends EndpointName> =
  Partial<EndpointRequest<Name>> extends EndpointRequest<Name>
    ? [request?: EndpointRequest<Name> & AnyRequest]
    : [request: EndpointRequest<Name> & AnyRequest]

type Listener = () => void

let forbidden: Listener = () => {}

/** Sets the listener for writes that the role may not do: the role may have changed since the login. */
export function onForbidden(listener: Listener): void {
  forbidden = listener
}

const tooLongMs = 20_000

/**
 * Sends a request to an endpoint of the platform, such as `call('GET /api/v1/entries/:id', { params: { id }
 * })`. Throws `RequestError`, also for a response that does not match the schema of the endpoint.
 */
export async function call<
  Name extends Exclude<EndpointName, StoreEndpoint | VisitorEndpoint | WebhookEndpoint>,
>(name: Name, ...[request]: Arguments<Name>): Promise<EndpointResponse<Name>> {
  return send(name, request ?? {}, responses)
}

type Schemas = typeof responses

/** Sends a request whose response is checked by one of these schemas. Throws `RequestError`. */
export async function send<Name extends EndpointName>(
  name: Name,
  request: AnyRequest,
  schemas: Schemas,
): Promise<EndpointResponse<Name>> {
  const { response, body } = await reach(name, request)
  if (response.ok) {
    checkResponse(name, body, schemas)
    return body
  }
  const refused = refusedBy(response, body)
  // A refused read is expected: some screens try to read what not every role may read.
  if (refused.code === 'forbidden' && !name.startsWith('GET ')) forbidden()
  throw refused
}

async function reach(
  name: EndpointName,
  request: AnyRequest,
): Promise<{ readonly response: Response; readonly body: unknown }> {
  const [method = '', path = ''] = name.split(' ')
  const { body, signal, keepalive = false } = request
  const isFile = body instanceof Blob
  const signals = [AbortSignal.timeout(isFile ? 6 * tooLongMs : tooLongMs)]
  if (signal !== undefined) signals.push(signal)
  try {
    const response = await fetch(addressOf(path, request), {
      method,
      credentials: 'same-origin',
      headers: {
        ...(body === undefined ? {} : { 'Content-Type': isFile ? body.type : 'application/json' }),
        ...textsOf(request.headers),
      },
      body: isFile ? body : JSON.stringify(body),
      signal: AbortSignal.any(signals),
      keepalive,
    })
    return { response, body: parseJson(await response.text()) }
  } catch (error) {
    if (signal?.aborted === true) throw error
    throw new RequestError('offline', 'The platform could not be reached.', { cause: error })
  }
}

function addressOf(path: string, { params, query }: AnyRequest): string {
  const values = textsOf(params)
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''))
  const search = new URLSearchParams(textsOf(query)).toString()
  return search === '' ? filled : `${filled}?${search}`
}

/** The defined values as text, for the address or the headers. */
function textsOf(values: unknown): Readonly<Record<string, string>> {
  const given = Object.entries(Object(values)).filter(([, value]) => value !== undefined)
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]))
}

/** Undefined for invalid JSON, such as the error page of a proxy. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function checkResponse<Name extends EndpointName>(
  name: Name,
  body: unknown,
  schemas: Schemas,
): asserts body is EndpointResponse<Name> {
  const schema = schemas[name]
  const place = schema === undefined ? '' : findMismatch(schema.response, body)
  if (place !== undefined)
    throw new RequestError('unexpected', `${name}: the response has an unexpected value at ${place || '/'}.`)
}
