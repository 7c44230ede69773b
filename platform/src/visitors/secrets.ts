import { createHash, randomBytes } from 'node:crypto'

/** Creates a secret of 256 bits for an address or a header. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** The hash of a secret; the database stores only hashes. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}
