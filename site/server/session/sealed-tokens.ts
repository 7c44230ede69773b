import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { AuthInfo } from '@promenade/contract/account-api/auth-info'
import type { EpochMs } from '@promenade/domain/calendar/instants'

/** A login expires after this time without use. */
export const loginSeconds = 14 * 24 * 60 * 60

/** Associated data of the encryption, so that other data encrypted with this key is not accepted as tokens. */
const version = 1
const label = Buffer.from(`promenade auInfo ${version}`)
const ivBytes = 12
const tagBytes = 16

/** Encrypts the tokens with their expiry time (AES-256-GCM). */
export function sealTokens(auth: AuthInfo, key: Uint8Array, now: EpochMs): string {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(label)
  const text = JSON.stringify({ ...auth, until: now + loginSeconds * 1_000 })
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([Buffer.of(version), iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Decrypts the tokens; undefined where they have expired, or were encrypted with another key or modified. */
export function openTokens(value: string, key: Uint8Array, now: EpochMs): AuthInfo | undefined {
  const bytes = Buffer.from(value, 'base64url')
  if (bytes[0] !== version || bytes.byteLength <= 1 + ivBytes + tagBytes) return undefined
  try {
    const iv = bytes.subarray(1, 1 + ivBytes)
    const tag = bytes.subarray(1 + ivBytes, 1 + ivBytes + tagBytes)
    const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: tagBytes })
    decipher.setAAD(label).setAuthTag(tag)
    const text = Buffer.concat([decipher.update(bytes.subarray(1 + ivBytes + tagBytes)), decipher.final()])
    const decrypted: unknown = JSON.parse(text.toString('utf8'))
    return isSealed(decrypted) && decrypted.until > now ? withoutUntil(decrypted) : undefined
  } catch {
    return undefined
  }
}

interface Sealed extends AuthInfo {
  readonly until: EpochMs
}

function isSealed(value: unknown): value is Sealed {
  if (typeof value !== 'object' || value === null) return false
  const { accessToken, uid, client, until }: Partial<Record<keyof Sealed, unknown>> = value
  return [accessToken, uid, client].every((part) => typeof part === 'string') && typeof until === 'number'
}

function withoutUntil({ until: _, ...auth }: Sealed): AuthInfo {
  return auth
}
