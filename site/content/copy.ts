import { createHash } from 'node:crypto'

/** One answer of the platform that was good enough to keep. */
export interface Copy {
  readonly answer: unknown
  readonly etag: string | undefined
  readonly hash: string
}

/** `hash` where it is known already. */
export function createCopy(answer: unknown, etag: string | undefined, hash = hashOf(answer)): Copy {
  return { answer, etag, hash }
}

export function hashOf(answer: unknown): string {
  return createHash('sha256').update(JSON.stringify(answer)).digest('hex').slice(0, 32)
}
