import { randomBytes } from 'node:crypto'
import type { NewApp } from '@promenade/contract/studio-api/login'
import { toBase32 } from './totp.ts'

/** A secret for an authenticator app, which is stored only once the app has given a right code. */
export function createAppSecret(mall: string, email: string): NewApp {
  const secret = toBase32(randomBytes(20))
  const label = encodeURIComponent(`${mall}:${email}`)
  return { secret, uri: `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(mall)}` }
}
