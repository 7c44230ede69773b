import { findMismatch } from '@promenade/contract/studio-api/response-schema'
import type { EndpointName, EndpointRefusal, RefusalStatus } from '@promenade/contract/studio-api/endpoints'
import type { EntryFault } from '@promenade/contract/studio-api/fields'
import type { ProblemCode, StudioProblem } from '@promenade/contract/studio-api/problem'
import { problem, responses } from 'virtual:response-schemas'

type Code =
  | ProblemCode
  /** The platform could not be reached. */
  | 'offline'
  /**
   * The response does not match the table of endpoints: this page belongs to another version of the platform.
   */
  | 'unexpected'
  /** The person closed the sheet that asks for a fresh factor: nothing was sent, and no message is shown. */
  | 'cancelled'
  /** Not sent, because the newest text could not be saved first. */
  | 'unsaved'

interface Details extends ErrorOptions {
  readonly status?: number
  readonly issues?: readonly EntryFault[]
  readonly retryAfterMs?: number
  readonly body?: unknown
}

/** A request that was refused or failed. */
export class RequestError extends Error {
  override readonly name = 'RequestError'
  readonly code: Code
  /** 0 without a response. */
  readonly status: number
  readonly issues: readonly EntryFault[]
  /** Milliseconds until the request may be repeated; 0 if the platform does not say. */
  readonly retryAfterMs: number
  /** The body of the response, which `refusalOf` reads. */
  readonly body: unknown

  constructor(code: Code, message: string, details: Details = {}) {
    super(message, details)
    this.code = code
    this.status = details.status ?? 0
    this.issues = details.issues ?? []
    this.retryAfterMs = details.retryAfterMs ?? 0
    this.body = details.body
  }
}

/** A proxy in front of the platform refuses some requests itself, with a page instead of a problem. */
const codesOfProxies: Readonly<Record<number, Code>> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not-found',
  413: 'too-large',
  429: 'too-many',
}

/** The error for a response of 400 and more. */
export function refusedBy({ status, headers }: Response, body: unknown): RequestError {
  const told = isProblem(body) ? body : undefined
  const code = told?.code ?? codesOfProxies[status] ?? 'failed'
  return new RequestError(code, told?.title ?? `The platform answered ${status}.`, {
    status,
    issues: told?.errors ?? [],
    retryAfterMs: Number(headers.get('retry-after') ?? 0) * 1_000,
    body,
  })
}

/** The code of a failed request; undefined for another error. */
export function codeOf(error: unknown): Code | undefined {
  return error instanceof RequestError ? error.code : undefined
}

/**
 * The parsed body of a refusal of this endpoint, if it has more fields than a problem; undefined for another
 * error.
 */
export function refusalOf<Name extends EndpointName, Status extends RefusalStatus<Name> & number>(
  error: unknown,
  name: Name,
  status: Status,
): EndpointRefusal<Name, Status> | undefined {
  if (!(error instanceof RequestError) || error.status !== status) return undefined
  const { body } = error
  return isRefusal(body, name, status) ? body : undefined
}

function isRefusal<Name extends EndpointName, Status extends RefusalStatus<Name> & number>(
  body: unknown,
  name: Name,
  status: Status,
): body is EndpointRefusal<Name, Status> {
  const schema = responses[name]?.refusals[status]
  return schema !== undefined && findMismatch(schema, body) === undefined
}

function isProblem(body: unknown): body is StudioProblem {
  return findMismatch(problem, body) === undefined
}
