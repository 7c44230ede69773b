import { htmlOf } from './form-site.ts'
import type { TestSite } from './site.ts'

/** A browser of the test site: it stores cookies between requests. */
export interface TestBrowser {
  readonly cookies: Map<string, string>
  /** Calls the account API through an action and returns the result as JSON. */
  readonly call: (name: string, fields?: Readonly<Record<string, string>>) => Promise<string>
  readonly post: (
    target: string,
    form: Readonly<Record<string, string>>,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<Response>
  readonly logIn: () => Promise<string>
}

export const testLoginHash = 'a-secret-of-a-link-in-a-mail'

export function createTestBrowser(site: TestSite): TestBrowser {
  const cookies = new Map<string, string>()

  async function post(
    target: string,
    form: Readonly<Record<string, string>>,
    headers = {},
  ): Promise<Response> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await site.post(target, form, { 'sec-fetch-site': 'same-origin', cookie, ...headers })
    for (const line of response.headers.getSetCookie()) keep(line)
    return response
  }

  function keep(line: string): void {
    const [, name = '', value = '', seconds] = /^([^=]+)=([^;]*); Max-Age=(\d+)/.exec(line) ?? []
    if (seconds === '0') cookies.delete(name)
    else cookies.set(name, value)
  }

  async function call(name: string, fields: Readonly<Record<string, string>> = {}): Promise<string> {
    const page = await htmlOf(await post('/call', { call: name, ...fields }))
    return /\[(?:null|\{\}),?(\{.*\})\]/.exec(page)?.[1] ?? page
  }

  return { cookies, post, call, logIn: () => call('login_hash', { login_hash: testLoginHash }) }
}
