import { createHash, randomBytes } from 'node:crypto'

/** A secret of 256 bits, fit for addresses and headers. */
export function createSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** What the database holds of a secret. A secret of 256 bits needs no salt. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}
