import { type AuthInfo, readAuthHeaders } from '@promenade/contract/account-api/auth-info'
import { isCallSignedBy } from '@promenade/contract/account-api/signature'
import type { PlatformFetch } from '../content/platform-request.ts'
import { testPlatform } from './site.ts'

/** How a platform renews the tokens of a session. */
export interface TestTokens {
  /** Headers of the response to a login. */
  readonly logIn: (uid: string) => Readonly<Record<string, string>>
  /** Headers of the response to a call with these tokens; undefined for invalid tokens. */
  readonly take: (auth: AuthInfo) => Readonly<Record<string, string>> | undefined
  readonly logOut: (auth: AuthInfo) => void
}

interface ReceivedCall {
  readonly url: string
  readonly endpoint: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Readonly<Record<string, unknown>>
}

/** An account API in memory, for tests. */
export interface TestAccountPlatform {
  readonly fetch: PlatformFetch
  readonly received: readonly ReceivedCall[]
  /** Maximum number of concurrent calls so far. */
  readonly maxAtOnce: () => number
  /** Favorites of the account: `s12`. */
  readonly favorites: Set<string>
  /** Overrides the response when it returns one. */
  behave: (call: ReceivedCall) => Response | Promise<Response> | undefined
}

export const testProfile = {
  id: 'public-7',
  email: 'ana@mail.example',
  firstname: 'Ana',
  lastname: null,
  locale: 'es',
  newsletter: true,
  member_since: '2026-01-02T03:04:05.000Z',
}

export function createTestAccountPlatform(tokens: TestTokens): TestAccountPlatform {
  const received: ReceivedCall[] = []
  const favorites = new Set<string>()
  let underway = 0
  let most = 0
  const platform: TestAccountPlatform = {
    received,
    favorites,
    maxAtOnce: () => most,
    behave: () => undefined,
    async fetch(url, { headers, body = '' }) {
      const endpoint = new URL(url).pathname.split('/').at(-1) ?? ''
      const call = { url, endpoint, headers, body: JSON.parse(String(body)) }
      received.push(call)
      underway += 1
      most = Math.max(most, underway)
      try {
        // Lets concurrent calls begin before this one ends.
        await new Promise(setImmediate)
        return (await platform.behave(call)) ?? (await respondTo(call, tokens, favorites))
      } finally {
        underway -= 1
      }
    },
  }
  return platform
}

async function respondTo(
  { endpoint, headers, body }: ReceivedCall,
  tokens: TestTokens,
  favorites: Set<string>,
): Promise<Response> {
  const signature = String(body['signature'])
  if (!(await isCallSignedBy(signature, { endpoint, body, key: testPlatform.apiKey })))
    return refuse('signature')
  if (endpoint === 'login_hash') return done(testProfile, tokens.logIn(testProfile.email))
  const data = openResponses[endpoint]
  if (data !== undefined) return done(data)
  const auth = readAuthHeaders(new Headers(headers))
  const renewed = auth && tokens.take(auth)
  if (auth === undefined || renewed === undefined) return refuse('session')
  if (endpoint === 'log_out') {
    tokens.logOut(auth)
    return done({ status: 'logged out' })
  }
  return done(personalResponse(endpoint, body, favorites), renewed)
}

const openResponses: Readonly<Record<string, object>> = {
  contact_message: { status: 'received' },
  visitor_report: { status: 'received' },
  newsletter_signup: { status: 'pending' },
  newsletter_unsubscribe: { status: 'unsubscribed' },
}

function personalResponse(
  endpoint: string,
  { type, id, favorites: sent }: ReceivedCall['body'],
  favorites: Set<string>,
): object {
  const nameOf = (kind: unknown, number: unknown) => `${String(kind)[0]}${String(number)}`
  if (endpoint === 'add_favorite') favorites.add(nameOf(type, id))
  if (endpoint === 'remove_favorite') favorites.delete(nameOf(type, id))
  if (Array.isArray(sent)) for (const one of sent) favorites.add(nameOf(one.type, one.id))
  if (endpoint.endsWith('_profile')) return testProfile
  if (endpoint === 'export_data') return { profile: testProfile }
  const types: Readonly<Record<string, string>> = { s: 'store', p: 'promotion', e: 'event' }
  return [...favorites].map((name) => ({ type: types[name.charAt(0)], id: Number(name.slice(1)) }))
}

function done(data: object, headers: Readonly<Record<string, string>> = {}): Response {
  return Response.json({ data }, { headers })
}

function refuse(reason: string): Response {
  return Response.json({ status: 401, message: 'refused', reason }, { status: 401 })
}
