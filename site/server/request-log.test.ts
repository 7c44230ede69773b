import { createLog } from '@promenade/process/log/create-log'
import { describe, expect, it } from 'vitest'
import { findRequestId } from './http/request-context.ts'
import { watchPlatformCalls } from './platform/platform-calls.ts'
import { createTestSite, testPlatform } from '../testing/site.ts'
import { createTestAccountPlatform } from '../testing/account-platform.ts'
import { createRotatingTokens } from '../testing/rotating-tokens.ts'
import { testLoginHash } from '../testing/browser.ts'

/** A site as the process runs it, whose log tells all that it can. */
function createLoggedSite() {
  const lines: string[] = []
  const log = createLog({
    logLevel: 'trace',
    findRequestId,
    write: (line) => void lines.push(line),
  })
  const platform = createTestAccountPlatform(createRotatingTokens())
  const fetch = watchPlatformCalls({ fetch: platform.fetch, onCall: () => undefined })
  const site = createTestSite({
    log,
    logsAll: true,
    platform: { ...testPlatform, fetch },
    trustedProxies: 1,
  })
  const send = (path: string, init?: RequestInit) =>
    site.request(path, {
      ...init,
      headers: { 'sec-fetch-site': 'same-origin', 'x-forwarded-for': '198.51.100.77', ...init?.headers },
    })
  const post = (path: string, fields: Readonly<Record<string, string>>, cookie = '') =>
    send(path, { method: 'POST', body: new URLSearchParams(fields), headers: { cookie } })
  return { lines, platform, send, post }
}

const person = { name: 'Itzel Quiñones', email: 'itzel@mail.example', message: 'My glove is lost' }

describe('the log of the site', () => {
  it('contains nothing personal of forms, logins and searches, successful or not', async () => {
    const { lines, platform, send, post } = createLoggedSite()
    await post('/call', { call: 'contact_message', ...person })
    const login = await post('/call', { call: 'login_hash', login_hash: testLoginHash })
    const cookie = login.headers
      .getSetCookie()
      .map((line) => line.replace(/;.*/, ''))
      .join('; ')
    await post('/call', { call: 'get_profile' }, cookie)
    platform.behave = () => Response.json({ message: person.email }, { status: 500 })
    await post('/call', { call: 'contact_message', ...person }, cookie)
    platform.behave = () => Promise.reject(new Error(`no route to ${person.email}`))
    await post('/call', { call: 'contact_message', ...person }, cookie)
    await send(`/login/confirm?login_hash=${testLoginHash}`)
    await send('/search-results?searchQuery=Quiñones')
    await send(`/stores/${person.email}`)
    await send('/broken?email=itzel%40mail.example')
    const text = lines.join('')
    expect(lines.length).toBeGreaterThan(8)
    expect(text).toContain('A call of the account API failed')
    expect(text).not.toMatch(/itzel|quiñones|glove|ana@|198\.51\.100|searchQuery/i)
    expect(text).not.toContain(testLoginHash)
    expect(text).not.toContain(testPlatform.apiKey)
    const tokens = platform.received.flatMap(({ headers }) => headers['access-token'] ?? [])
    expect(tokens.filter((token) => token !== '' && text.includes(token))).toEqual([])
  })

  it('has the number of the error page, and the request id', async () => {
    const { lines, send } = createLoggedSite()
    const response = await send('/broken')
    const reference =
      /data-reference="?([0-9a-f]{8})|\b([0-9a-f]{8})\b/.exec(await response.text())?.[0] ?? ''
    const line = lines.find((one) => one.includes(reference)) ?? '{}'
    expect(reference).not.toBe('')
    expect(JSON.parse(line)).toMatchObject({ reference, id: response.headers.get('x-request-id') })
  })

  it('has the same id for an account call as the platform’s log', async () => {
    const { platform, post } = createLoggedSite()
    const response = await post('/call', { call: 'contact_message', ...person })
    expect(platform.received[0]?.headers['x-request-id']).toBe(response.headers.get('x-request-id'))
  })
})
