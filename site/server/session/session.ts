import type { AuthInfo } from '@promenade/contract/account-api/auth-info'
import { type EndpointName, endpoints } from '@promenade/contract/account-api/endpoints'
import type { Locale } from '@promenade/domain/locale/locale'
import type { EpochMs } from '@promenade/domain/calendar/instants'
import type { Log } from '@promenade/process/log/log'
import { decodeFavorite, encodeFavorite } from '../../app/device/favorites.ts'
import type { CallResult, Visitor } from '../../app/session-context.ts'
import type { SentPhoto } from '../http/sent-form.ts'
import type { SiteContext } from '../http/site-env.ts'
import type { ReadPhoto } from '../images/photos/photo-reader.ts'
import { callBody } from './call-body.ts'
import { createCookies } from './cookies.ts'
import type { FormStamps } from './form-stamps.ts'
import { isMergeDue, storeFavorites, readFavorites, setMergeDue } from './favorites.ts'
import type { SendToExisting } from './existing-forms.ts'
import { createLoginCookie } from './login-cookie.ts'
import { type AccountPlatform, sendAccountCall } from './account-call.ts'
import { createSessions } from './sessions.ts'
import { clientAddress } from './client-address.ts'
import type { KeyRing } from './keys.ts'

/** The visitor of a request. */
interface Recognized {
  readonly visitor: Visitor
  /** The `Set-Cookie` headers of the response; called last. */
  readonly cookies: () => readonly string[]
}

/** Recognizes the visitor of a request. `photo` is the one of the submitted form, if any. */
export type RecognizeVisitor = (context: SiteContext, locale: Locale, photo?: SentPhoto) => Recognized

export interface VisitorsOptions {
  readonly origin: string
  readonly clock: () => EpochMs
  readonly platform: AccountPlatform
  readonly log: Log
  /** Proxies in front of the site whose `X-Forwarded-For` is trusted. */
  readonly trustedProxies: number
  readonly readPhoto: ReadPhoto
  /** Set for another platform: sends forms to its own addresses; there is no login. */
  readonly sendToExisting?: SendToExisting
}

interface SessionKeys {
  readonly keys: KeyRing
  readonly stamps: FormStamps
}

/** Reads the cookies of personal requests, and calls the account API for their visitor. */
export function createVisitors(options: VisitorsOptions, { keys, stamps }: SessionKeys): RecognizeVisitor {
  const { origin, clock, log, platform, trustedProxies, readPhoto, sendToExisting } = options
  const isSecure = origin.startsWith('https:')
  const sessions = createSessions(clock)

  return (context, locale, photo = { kind: 'none' }) => {
    const cookies = createCookies(context.req.header('cookie'), { isSecure })
    const login = createLoginCookie(cookies, { keys, isSecure, clock })
    const initial = login.read()
    let auth = initial && sessions.latest(initial)
    const caller = { keys, origin, locale, address: clientAddress(context, trustedProxies) }

    async function callPersonal<Name extends EndpointName>(
      endpoint: Name,
      data: object,
    ): Promise<CallResult<Name>> {
      if (auth === undefined) return { kind: 'logged out' }
      return sessions.continue(auth, async (latest) => {
        auth = latest
        if (latest === undefined) return { auth, result: { kind: 'logged out' } }
        const outcome = await sendAccountCall(platform, { endpoint, data, auth: latest, now: clock(), log })
        ;({ auth } = outcome)
        return outcome
      })
    }

    async function callOpen<Name extends EndpointName>(
      endpoint: Name,
      data: object,
    ): Promise<CallResult<Name>> {
      const outcome = await sendAccountCall(platform, { endpoint, data, auth: undefined, now: clock(), log })
      if (endpoint !== 'login_hash' || outcome.auth === undefined) return outcome.result
      await logOutFirst()
      ;({ auth } = outcome)
      await mergeFavorites()
      return outcome.result
    }

    /** Logging in over a session logs it out first: the visitor may be somebody else. */
    async function logOutFirst(): Promise<void> {
      if (auth === undefined) return
      if (!isMergeDue(cookies)) storeFavorites(cookies, [])
      await callPersonal('log_out', {})
    }

    /** The favorites of the device stay on it until the account has them. */
    async function mergeFavorites(): Promise<void> {
      const favorites = readFavorites(cookies).flatMap(encodeFavorite)
      const merged = await callPersonal('merge_favorites', { favorites })
      setMergeDue(cookies, merged.kind !== 'done')
      if (merged.kind === 'done') storeFavorites(cookies, merged.response.map(decodeFavorite))
    }

    return {
      visitor: {
        isLoggedIn: () => auth !== undefined,
        favorites: () => readFavorites(cookies),
        storeFavorites(favorites) {
          const isComplete = auth === undefined || !isMergeDue(cookies)
          storeFavorites(cookies, isComplete ? favorites : [...favorites, ...readFavorites(cookies)])
        },
        checkStamp: stamps.checkStamp,
        readPhoto: () => readPhoto(photo, caller.address),
        async call(endpoint, data, form) {
          const body = callBody(endpoint, data, form, caller)
          if (sendToExisting !== undefined) return sendToExisting(endpoint, body, caller.address)
          if (!endpoints[endpoint].isPersonal) return callOpen(endpoint, body)
          if (auth !== undefined && isMergeDue(cookies)) await mergeFavorites()
          return callPersonal(endpoint, body)
        },
      },
      cookies() {
        // A concurrent request of the same visitor may have renewed the tokens.
        const latest = auth && sessions.latest(auth)
        if (latest === undefined || !isSame(latest, initial)) login.write(latest)
        return cookies.changes()
      },
    }
  }
}

function isSame(one: AuthInfo, other: AuthInfo | undefined): boolean {
  return one.client === other?.client && one.accessToken === other.accessToken
}
