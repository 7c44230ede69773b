import { type AuthInfo, authHeaders, readAuthHeaders } from '@promenade/contract/account-api/auth-info'
import { Problem, respondWithProblem } from '@promenade/process/problem'
import type { Database } from '../../database/connect.ts'
import { failureOf } from '../../http/failure.ts'
import { timeZoneOf } from '../../content-api/content-request.ts'
import type { PublishedContent } from '../../documents/published-content.ts'
import { getPublished } from '../../http/serve-resource.ts'
import type { CallResult, Call, ServedEndpoint } from './call.ts'
import { openEnvelope, type Signing } from './open-envelope.ts'
import { refuseCall } from './refuse-call.ts'
import { readBody } from './read-body.ts'

interface Parts {
  readonly database: Database
  readonly content: PublishedContent
  readonly signing: Signing
  /** Allowed origins of links in mails; undefined: any. */
  readonly siteOrigins: readonly string[] | undefined
  readonly now: Date
  readonly onError: (error: unknown, request: Request) => void
}

/** Serves a call (specification §7); `endpoint` is undefined for an unknown name. */
export async function serveCall(
  request: Request,
  endpoint: ServedEndpoint | undefined,
  parts: Parts,
): Promise<Response> {
  const auth = readAuthHeaders(request.headers)
  try {
    if (endpoint === undefined) throw refuseCall(404, 'There is no such endpoint.', { reason: 'unknown' })
    return encode(await handle(request, endpoint, { ...parts, auth }), auth)
  } catch (error) {
    // An error has rolled back everything, so the tokens stay valid.
    if (error instanceof Problem) return encode({ outcome: error, auth: 'unchanged' }, auth)
    parts.onError(error, request)
    return encode({ outcome: failureOf(error), auth: 'unchanged' }, auth)
  }
}

async function handle(
  request: Request,
  endpoint: ServedEndpoint,
  { database, content, signing, siteOrigins, now, auth }: Parts & Pick<Call, 'auth'>,
): Promise<CallResult> {
  const body = await readBody(request, endpoint.name)
  const { propertyId, data } = await openEnvelope({ endpoint: endpoint.name, body, database, now }, signing)
  refuseForeignSite(data, siteOrigins)
  const { documents } = await getPublished(content, propertyId)
  const property = { id: documents.propertyId, timeZone: timeZoneOf(documents) }
  return endpoint.handle({ database, property, documents, now, data, auth })
}

/** Prevents mails of the mall with links to foreign sites. */
function refuseForeignSite(data: object, siteOrigins: readonly string[] | undefined): void {
  if (siteOrigins === undefined || !('site_origin' in data)) return
  if (siteOrigins.some((origin) => origin === data.site_origin)) return
  throw refuseCall(403, 'This site is not in SITE_ORIGINS of the platform.', {
    reason: 'site-origin',
  })
}

function encode({ outcome, auth }: CallResult, sent: AuthInfo | undefined): Response {
  const response =
    outcome instanceof Problem
      ? respondWithProblem(outcome)
      : Response.json({ data: outcome.data }, { headers: { 'Cache-Control': 'no-store' } })
  for (const [name, value] of Object.entries(encodeAuth(auth, sent))) response.headers.set(name, value)
  return response
}

/** A blank token means that the present one stays valid; without a token the visitor is logged out. */
function encodeAuth(auth: CallResult['auth'], sent: AuthInfo | undefined): Readonly<Record<string, string>> {
  if (auth === undefined) return {}
  if (auth !== 'unchanged') return authHeaders(auth)
  return sent === undefined ? {} : { 'access-token': ' ' }
}
