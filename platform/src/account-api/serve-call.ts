import { type AuthInfo, authHeaders, readAuthHeaders } from '@promenade/contract/account-api/auth-info'
import type { Database } from '../database/connect.ts'
import { Refusal } from '../http/refusal.ts'
import { findProperty } from '../http/serve-resource.ts'
import type { Answered, Call, ServedEndpoint } from './call.ts'
import { openEnvelope, type Signing } from './open-envelope.ts'
import { encodeRefusal, PrivateRefusal } from './refusal.ts'
import { readBody } from './read-body.ts'

interface Parts {
  readonly database: Database
  readonly signing: Signing
  /** Undefined for any. */
  readonly siteOrigins: readonly string[] | undefined
  readonly now: Date
  readonly onError: (error: unknown, request: Request) => void
}

/** Answers a private call (specification §7); `endpoint` is undefined where the platform has none of that name. */
export async function serveAccountCall(
  request: Request,
  endpoint: ServedEndpoint | undefined,
  parts: Parts,
): Promise<Response> {
  const auth = readAuthHeaders(request.headers)
  try {
    if (endpoint === undefined)
      throw new PrivateRefusal(404, 'There is no such endpoint.', { reason: 'unknown' })
    return encode(await answer(request, endpoint, { ...parts, auth }), auth)
  } catch (error) {
    // Whatever is thrown has changed nothing, the tokens neither.
    if (error instanceof Refusal) return encode({ outcome: error, auth: 'kept' }, auth)
    parts.onError(error, request)
    const failure = new Refusal(500, 'The platform could not answer. The failure is logged.')
    return encode({ outcome: failure, auth: 'kept' }, auth)
  }
}

async function answer(
  request: Request,
  endpoint: ServedEndpoint,
  { database, signing, siteOrigins, now, auth }: Parts & Pick<Call, 'auth'>,
): Promise<Answered> {
  const body = await readBody(request, endpoint.name)
  const { propertyId, data } = await openEnvelope({ endpoint: endpoint.name, body, database, now }, signing)
  refuseForeignSite(data, siteOrigins)
  const property = await findProperty(database, propertyId)
  return endpoint.answer({ database, property, now, data, auth })
}

/** A mail with a link to somebody else's site would be ours. */
function refuseForeignSite(data: object, siteOrigins: readonly string[] | undefined): void {
  if (siteOrigins === undefined || !('site_origin' in data)) return
  if (siteOrigins.some((origin) => origin === data.site_origin)) return
  throw new PrivateRefusal(403, 'SITE_ORIGINS of the platform does not have this site.', {
    reason: 'site-origin',
  })
}

function encode({ outcome, auth }: Answered, sent: AuthInfo | undefined): Response {
  const headers = { 'Cache-Control': 'no-store', ...encodeAuth(auth, sent) }
  if (!(outcome instanceof Refusal)) return Response.json({ data: outcome.data }, { headers })
  const { status } = outcome
  return Response.json(encodeRefusal(outcome), { status, headers: { ...headers, ...outcome.headers } })
}

/** A blank token says that the present one goes on, where none at all would log the visitor out (platform-api §1.4). */
function encodeAuth(auth: Answered['auth'], sent: AuthInfo | undefined): Readonly<Record<string, string>> {
  if (auth === undefined) return {}
  if (auth !== 'kept') return authHeaders(auth)
  return sent === undefined ? {} : { 'access-token': ' ' }
}
