import type { AuthInfo } from '@promenade/contract/account-api/auth-info'
import type { EpochMs } from '@promenade/domain/calendar/instants'
import { loggedInCookie } from '../../app/device/favorites.ts'
import type { Cookies } from './cookies.ts'
import { loginSeconds, openTokens, sealTokens } from './sealed-tokens.ts'
import type { KeyRing } from './keys.ts'

/** The cookie of a login, and another one that tells scripts that the visitor is logged in. */
export interface LoginCookie {
  /** Undefined if it is missing or invalid. */
  readonly read: () => AuthInfo | undefined
  readonly write: (auth: AuthInfo | undefined) => void
}

interface LoginCookieOptions {
  readonly keys: KeyRing
  readonly isSecure: boolean
  readonly clock: () => EpochMs
}

export function createLoginCookie(
  cookies: Cookies,
  { keys, isSecure, clock }: LoginCookieOptions,
): LoginCookie {
  // Browsers accept a cookie with this prefix over https and from the host itself only.
  const name = isSecure ? '__Host-auInfo' : 'auInfo'
  return {
    read() {
      const value = cookies.get(name)
      if (value === undefined) return undefined
      for (const { sealing } of [keys, ...keys.former]) {
        const opened = openTokens(value, sealing, clock())
        if (opened !== undefined) return opened
      }
      return undefined
    },
    write(auth) {
      if (auth === undefined) {
        cookies.clear(name)
        cookies.clear(loggedInCookie)
        return
      }
      cookies.set(name, sealTokens(auth, keys.sealing, clock()), { seconds: loginSeconds, isHttpOnly: true })
      cookies.set(loggedInCookie, '1', { seconds: loginSeconds })
    },
  }
}
