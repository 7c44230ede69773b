import type { ErrorWire } from '@promenade/contract/errors'

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

export function errorResponse(
  status: number,
  message: string,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const body: ErrorWire = { status, message }
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store', ...headers } })
}
