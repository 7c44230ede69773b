import { createHash, randomBytes } from 'node:crypto'

/** 256 bits for an address or a header. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** As secrets are kept. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}
