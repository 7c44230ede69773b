import { createHash } from 'node:crypto'

/** A response body of the platform that was accepted. */
export interface StoredResponse {
  readonly body: unknown
  readonly etag: string | undefined
  readonly hash: string
}

/** Pass `hash` if it is already known. */
export function createStoredResponse(
  body: unknown,
  etag: string | undefined,
  hash = hashOf(body),
): StoredResponse {
  return { body, etag, hash }
}

export function hashOf(body: unknown): string {
  return createHash('sha256').update(JSON.stringify(body)).digest('hex').slice(0, 32)
}
