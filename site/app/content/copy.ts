import { createHash } from 'node:crypto'

/** One answer of the platform that was good enough to keep. */
export interface Copy {
  readonly answer: unknown
  readonly etag: string | undefined
  readonly hash: string
}

export function createCopy(answer: unknown, etag: string | undefined): Copy {
  return {
    answer,
    etag,
    hash: createHash('sha256').update(JSON.stringify(answer)).digest('hex').slice(0, 32),
  }
}
