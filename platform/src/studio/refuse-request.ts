import type { StudioError } from '@promenade/contract/studio-api/fields'
import { Refused } from '../documents/refused.ts'
import { PublicationFaults } from '../documents/publication-faults.ts'

type Code = StudioError['error']['code']

const statuses: Readonly<Record<Code, number>> = {
  'bad-request': 400,
  unauthorized: 401,
  forbidden: 403,
  'confirm-first': 403,
  'means-missing': 403,
  'not-found': 404,
  conflict: 409,
  'former-address': 409,
  'plan-taken': 409,
  'version-stale': 412,
  'too-large': 413,
  'unsupported-media': 415,
  faults: 422,
  'version-missing': 428,
  'too-many': 429,
  failed: 500,
  busy: 503,
}

/** The response to a request that was refused; undefined for an error that is not the client's. */
export function refuseRequest(error: unknown): Response | undefined {
  if (error instanceof PublicationFaults) {
    const message = 'Visitors cannot get it like this.'
    return answerJson({ error: { code: 'faults', message, issues: error.located } }, 422)
  }
  if (!(error instanceof Refused)) return undefined
  const { issues, retryAfter, ...details } = { issues: undefined, retryAfter: undefined, ...error.details }
  const body = { code: error.code, message: error.message, ...(issues === undefined ? {} : { issues }) }
  const headers = retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) }
  return answerJson({ error: body, ...details }, statuses[error.code], headers)
}

/** A response that no cache keeps. */
export function answerJson(
  body: object,
  status = 200,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store', ...headers } })
}
