import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { AuthInfo } from '@promenade/contract/account-api/auth-info'
import type { EpochMs } from '@promenade/domain/mall/values'

/** How long a login lasts without being used. */
export const loginSeconds = 14 * 24 * 60 * 60

/** Says what the bytes are, so that nothing else we may ever seal with this key opens as tokens. */
const version = 1
const label = Buffer.from(`promenade auInfo ${version}`)
const ivBytes = 12
const tagBytes = 16

/** The tokens as only this site can read them: AES-256-GCM, with the time until which they hold inside. */
export function sealTokens(auth: AuthInfo, key: Uint8Array, now: EpochMs): string {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(label)
  const text = JSON.stringify({ ...auth, until: now + loginSeconds * 1_000 })
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([Buffer.of(version), iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Undefined for what is too old, of another site's making, or not the least bit as we made it. */
export function openTokens(value: string, key: Uint8Array, now: EpochMs): AuthInfo | undefined {
  const bytes = Buffer.from(value, 'base64url')
  if (bytes[0] !== version || bytes.byteLength <= 1 + ivBytes + tagBytes) return undefined
  try {
    const iv = bytes.subarray(1, 1 + ivBytes)
    const tag = bytes.subarray(1 + ivBytes, 1 + ivBytes + tagBytes)
    const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: tagBytes })
    decipher.setAAD(label).setAuthTag(tag)
    const text = Buffer.concat([decipher.update(bytes.subarray(1 + ivBytes + tagBytes)), decipher.final()])
    const opened: unknown = JSON.parse(text.toString('utf8'))
    return isSealed(opened) && opened.until > now ? withoutUntil(opened) : undefined
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
