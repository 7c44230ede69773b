import { authHeaders, readAuthHeaders } from '@promenade/contract/private-calls/auth-info'
import { endpoints as described } from '@promenade/contract/private-calls/endpoints'
import type { Database } from '../database/connect.ts'
import { Refusal } from '../http/refusal.ts'
import { findProperty } from '../http/serve-resource.ts'
import type { Answered, ServedEndpoint } from './call.ts'
import { openEnvelope, type Signing } from './open-envelope.ts'
import { encodeRefusal, PrivateRefusal } from './private-refusal.ts'
import { readBody } from './read-body.ts'

interface Parts {
  readonly database: Database
  readonly signing: Signing
  readonly now: Date
  readonly onError: (error: unknown, request: Request) => void
}

/** Answers a private call (specification §7); `endpoint` is undefined where the platform has none of that name. */
export async function servePrivateCall(
  request: Request,
  endpoint: ServedEndpoint | undefined,
  parts: Parts,
): Promise<Response> {
  try {
    if (endpoint === undefined)
      throw new PrivateRefusal(404, 'There is no such endpoint.', { reason: 'unknown' })
    return encode(await answer(request, endpoint, parts))
  } catch (error) {
    if (error instanceof Refusal) return encode({ outcome: error })
    parts.onError(error, request)
    return encodeFailure(endpoint)
  }
}

async function answer(request: Request, endpoint: ServedEndpoint, parts: Parts): Promise<Answered> {
  const { database, signing, now } = parts
  const body = await readBody(request, endpoint.name)
  const opened = await openEnvelope({ endpoint: endpoint.name, body, database, now }, signing)
  const property = await findProperty(database, opened.propertyId)
  return endpoint.answer({
    database,
    property,
    now,
    data: opened.data,
    auth: readAuthHeaders(request.headers),
  })
}

const noStore = { 'Cache-Control': 'no-store' }

function encode({ outcome, auth }: Answered): Response {
  const headers = { ...noStore, ...(auth === undefined ? {} : authHeaders(auth)) }
  if (!(outcome instanceof Refusal)) return Response.json({ data: outcome.data }, { headers })
  const { status } = outcome
  return Response.json(encodeRefusal(outcome), { status, headers: { ...headers, ...outcome.headers } })
}

/** Nothing was done, so the present tokens go on: a blank token says so (platform-api §1.4). */
function encodeFailure(endpoint: ServedEndpoint | undefined): Response {
  const isPersonal = endpoint !== undefined && described[endpoint.name].isPersonal
  const failure = new Refusal(500, 'The platform could not answer. The failure is logged.')
  const headers = { ...noStore, ...(isPersonal ? { 'access-token': ' ' } : {}) }
  return Response.json(encodeRefusal(failure), { status: failure.status, headers })
}
