import type { AuthInfo } from '@promenade/contract/account-api/auth-info'
import type { EpochMs } from '@promenade/domain/mall/values'
import { loggedInCookie } from '../../app/device/favorites.ts'
import type { Cookies } from './cookies.ts'
import { loginSeconds, openTokens, sealTokens } from './sealed-tokens.ts'
import type { KeyRing } from './keys.ts'

/** The cookie that keeps a visitor logged in, with what it says to script beside it. */
export interface LoginCookie {
  /** Undefined where there is none, and where the one there is opens nothing. */
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
  // Browsers take a cookie of this prefix only over https and from the host itself.
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
      cookies.set(name, sealTokens(auth, keys.sealing, clock()), { seconds: loginSeconds, isHidden: true })
      cookies.set(loggedInCookie, '1', { seconds: loginSeconds })
    },
  }
}
