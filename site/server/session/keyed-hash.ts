import { createHmac } from 'node:crypto'

/** HMAC-SHA-256 of `text`, encoded for URLs and cookies. */
export function keyedHash(key: Uint8Array, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url')
}
