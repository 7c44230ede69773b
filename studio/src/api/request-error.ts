import { findMismatch } from '@promenade/contract/studio-api/response-schema'
import type { EndpointName, EndpointRefusal, RefusalStatus } from '@promenade/contract/studio-api/endpoints'
import type { EntryFault } from '@promenade/contract/studio-api/fields'
import type { ProblemCode, StudioProblem } from '@promenade/contract/studio-api/problem'
import { problem, responses } from 'virtual:response-schemas'

type Code =
  | ProblemCode
  /** The platform could not be reached. */
  | 'offline'
  /** The platform responded with something that the table of endpoints does not know: this page is of another version. */
  | 'unexpected'
  /** Somebody closed the sheet that asks for a fresh factor: nothing was sent, and nothing is to be said. */
  | 'cancelled'
  /** Not sent, as the platform does not have the newest text. */
  | 'unsaved'

interface Details extends ErrorOptions {
  readonly status?: number
  readonly issues?: readonly EntryFault[]
  readonly retryAfterMs?: number
  readonly body?: unknown
}

/** A request that was refused, or that came to nothing for another reason. */
export class RequestError extends Error {
  override readonly name = 'RequestError'
  readonly code: Code
  /** 0 where no response came. */
  readonly status: number
  readonly issues: readonly EntryFault[]
  /** Milliseconds after which it may be tried again; 0 if the platform does not say. */
  readonly retryAfterMs: number
  /** The whole body: `refusalOf` reads it. */
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

/** A proxy in front of the platform refuses with a page of its own, for example what is too large. */
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

/** Why a request failed; undefined for what is no failed request. */
export function codeOf(error: unknown): Code | undefined {
  return error instanceof RequestError ? error.code : undefined
}

/** What a refusal of this endpoint tells beyond a problem; undefined for another error. */
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
