import { type AuthInfo, nextAuthInfo } from '@promenade/contract/account-api/auth-info'
import { z } from 'zod'
import type { TestPlatform } from './test-platform.ts'

/** A browser that stores its tokens like the site. */
export interface TestVisitor {
  call(endpoint: string, data?: object, now?: Date): Promise<Response>
  /** Calls an endpoint that must succeed, and returns the data of its response. */
  data(endpoint: string, data?: object, now?: Date): Promise<unknown>
  auth(): AuthInfo | undefined
}

/** The visitor key of all calls. */
export const visitorKey = 'a-visitor-of-tests'

/** Logs in by link, on one more browser. */
export async function logIn(platform: TestPlatform, email: string, now?: Date): Promise<TestVisitor> {
  const visitor = createVisitor(platform)
  const loginHash = await requestLink(platform, email, now)
  await visitor.data('login_hash', { login_hash: loginHash, visitor_key: visitorKey }, now)
  return visitor
}

/** Requests a login link and returns the secret in its mail. */
export async function requestLink(platform: TestPlatform, email: string, now?: Date): Promise<string> {
  const { database } = platform.database()
  // Tests log in more often than people.
  await database.deleteFrom('rate_limit').execute()
  await database.deleteFrom('mail').where('kind', '=', 'login-link').execute()
  const fields = { email, locale: 'es', site_origin: 'https://mall.example', visitor_key: visitorKey }
  const response = await platform.call('request_login', fields, now === undefined ? {} : { now })
  if (response.status !== 200) throw new Error(`request_login returned ${response.status}`)
  const mails = database.selectFrom('mail').select('content').where('kind', '=', 'login-link')
  const { content } = await mails.executeTakeFirstOrThrow()
  const { text } = z.object({ text: z.string() }).parse(content)
  return /\/es\/login\/confirm\?hash=([\w-]{22,128})/.exec(text)?.[1] ?? ''
}

function createVisitor(platform: TestPlatform): TestVisitor {
  let auth: AuthInfo | undefined
  const call = async (endpoint: string, data: object = {}, now?: Date) => {
    const response = await platform.call(endpoint, data, { auth, ...(now === undefined ? {} : { now }) })
    auth = nextAuthInfo(auth, response)
    return response
  }
  return {
    call,
    data: async (endpoint, data, now) => {
      const response = await call(endpoint, data, now)
      if (response.status !== 200) throw new Error(`${endpoint} returned ${response.status}`)
      return z.object({ data: z.unknown() }).parse(await response.json()).data
    },
    auth: () => auth,
  }
}
