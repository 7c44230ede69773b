import type { ErrorWire } from '@promenade/contract/errors'
import { isDatabaseOutage } from '../database/outage.ts'

/** Thrown to refuse a request; the client gets status and message and can correct the request. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly status: number
  readonly headers: Readonly<Record<string, string>>

  constructor(status: number, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message)
    this.status = status
    this.headers = headers
  }
}

/** What a client gets for an error that is not its fault: it may come again soon where only the database is away. */
export function failureOf(error: unknown): Refusal {
  return isDatabaseOutage(error)
    ? new Refusal(503, 'The database does not respond.', { 'Retry-After': '5' })
    : new Refusal(500, 'The platform could not respond. The error is logged.')
}

export function errorResponse(
  status: number,
  message: string,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const body: ErrorWire = { status, message }
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store', ...headers } })
}
