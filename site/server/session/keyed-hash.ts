import { createHmac } from 'node:crypto'

/** HMAC-SHA-256 of `text`, in letters that an address or a cookie can carry. */
export function keyedHash(key: Uint8Array, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url')
}
