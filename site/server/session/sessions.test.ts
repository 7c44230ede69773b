import { beforeEach, describe, expect, it } from 'vitest'
import { createTestSite, testPlatform, type TestSite } from '../../testing/site.ts'
import { createTestBrowser, type TestBrowser, testLoginHash } from '../../testing/browser.ts'
import { createDeviseTokens } from '../../testing/devise-tokens.ts'
import {
  createTestAccountPlatform,
  type TestAccountPlatform,
  testProfile,
} from '../../testing/account-platform.ts'
import { createRotatingTokens } from '../../testing/rotating-tokens.ts'

const done = expect.stringMatching(/^\{"kind":"done"/)
const loggedOut = '{"kind":"logged out"}'
const cookieName = '__Host-auInfo'

const kinds = [
  ['our own', createRotatingTokens],
  ['devise_token_auth', createDeviseTokens],
] as const

describe.each(kinds)('a visitor of a platform with tokens like %s', (kind, createTokens) => {
  let site: TestSite
  let platform: TestAccountPlatform
  let browser: TestBrowser

  beforeEach(async () => {
    let time = 0
    platform = createTestAccountPlatform(createTokens(() => time))
    const testSite = createTestSite({ platform: { ...testPlatform, fetch: platform.fetch } })
    const pass = (milliseconds: number) => {
      time += milliseconds
      testSite.pass(milliseconds)
    }
    site = { ...testSite, pass }
    browser = createTestBrowser(site)
    await browser.logIn()
  })

  /** The tokens of each call for the profile. */
  const sentTokens = () =>
    platform.received
      .filter(({ endpoint }) => endpoint === 'get_profile')
      .map(({ headers }) => headers['access-token'])

  it('is logged in by an encrypted cookie that scripts cannot read', async () => {
    const response = await browser.post('/call', { call: 'login_hash', login_hash: testLoginHash })
    const lines = response.headers.getSetCookie()
    expect(lines).toEqual([
      expect.stringMatching(
        /^__Host-auInfo=[\w-]{100,}; Max-Age=1209600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
      'logged_in=1; Max-Age=1209600; Path=/; Secure; SameSite=Lax',
    ])
    const sealed = Buffer.from(browser.cookies.get(cookieName) ?? '', 'base64url').toString('latin1')
    expect(sealed).not.toContain(testProfile.email)
    expect(await browser.call('get_profile')).toContain(testProfile.email)
  })

  it('sends tokens with personal calls only', async () => {
    await browser.call('get_profile')
    await browser.call('contact_message', { name: 'Ana', email: 'a@b.example', message: 'Hi' })
    const [profile, contact] = platform.received.slice(-2)
    expect(profile?.headers).toEqual({
      accept: 'application/json',
      'content-type': 'application/json',
      'access-token': expect.stringMatching(/./),
      uid: testProfile.email,
      client: expect.stringMatching(/./),
    })
    expect(contact?.headers).toEqual({ accept: 'application/json', 'content-type': 'application/json' })
  })

  it('may send ten requests at once: their calls run one after the other', async () => {
    site.pass(6_000)
    const results = await Promise.all(Array.from({ length: 10 }, () => browser.call('get_profile')))
    expect(results).toEqual(Array.from({ length: 10 }, () => done))
    expect(platform.maxAtOnce()).toBe(1)
    expect(await browser.call('get_profile')).toEqual(done)
  })

  it('stays logged in while active', async () => {
    for (let time = 0; time < 5; time += 1) {
      site.pass(10 * 24 * 60 * 60_000)
      expect(await browser.call('get_profile')).toEqual(done)
    }
    expect(new Set(sentTokens()).size).toBe(5)
  })

  it('may send the previous tokens', async () => {
    const before = browser.cookies.get(cookieName) ?? ''
    for (let time = 0; time < 3; time += 1) {
      site.pass(6_000)
      await browser.call('get_profile')
    }
    browser.cookies.set(cookieName, before)
    expect(await browser.call('get_profile')).toEqual(done)
  })

  it('is logged out by old tokens', async () => {
    site.pass(6_000)
    const before = browser.cookies.get(cookieName) ?? ''
    await browser.call('get_profile')
    site.pass(60_000)
    browser.cookies.set(cookieName, before)
    expect(await browser.call('get_profile')).toBe(loggedOut)
    expect([...browser.cookies.keys()]).toEqual([])
  })

  it('is logged out after fourteen days', async () => {
    site.pass(14 * 24 * 60 * 60_000)
    const calls = platform.received.length
    expect(await browser.call('get_profile')).toBe(loggedOut)
    expect(platform.received).toHaveLength(calls)
    expect([...browser.cookies.keys()]).toEqual([])
  })

  it('stays logged in if the platform is unreachable', async () => {
    platform.behave = () => Promise.reject(new Error('gone'))
    expect(await browser.call('get_profile')).toBe('{"kind":"failed"}')
    platform.behave = () => undefined
    expect(await browser.call('get_profile')).toEqual(done)
  })

  it('stays logged in if a response breaks off after its headers', async () => {
    const token = { 'access-token': 'from-the-head', uid: 'u', client: 'c' }
    platform.behave = () => new Response('{"data":', { headers: token })
    expect(await browser.call('get_profile')).toBe('{"kind":"failed"}')
    platform.behave = ({ headers }) =>
      Response.json({ data: testProfile }, { headers: { ...token, 'x-sent': headers['access-token'] ?? '' } })
    expect(await browser.call('get_profile')).toEqual(done)
    expect(sentTokens().at(-1)).toBe('from-the-head')
  })

  it.each([
    [401, '{"kind":"logged out"}'],
    [403, '{"kind":"logged out"}'],
    [200, done],
    [500, '{"kind":"failed"}'],
  ])('is logged out by a response of %i without tokens', async (status, result) => {
    platform.behave = () => Response.json({ data: testProfile }, { status })
    expect(await browser.call('get_profile')).toEqual(result)
    expect([...browser.cookies.keys()]).toEqual([])
  })

  it.each([200, 404, 422, 429, 500])(
    'keeps the tokens after a blank one in a response of %i',
    async (status) => {
      const before = browser.cookies.get(cookieName)
      platform.behave = () =>
        Response.json({ data: testProfile }, { status, headers: { 'access-token': ' ' } })
      await browser.call('get_profile')
      expect(browser.cookies.get(cookieName)).toBe(before)
    },
  )

  it('leaves no cookie after logging out', async () => {
    expect(await browser.call('log_out')).toBe('{"kind":"done","response":{"status":"logged out"}}')
    expect([...browser.cookies.keys()]).toEqual([])
    expect(await browser.call('get_profile')).toBe(loggedOut)
  })

  it('is logged out for concurrent requests too', async () => {
    const cookies = new Map(browser.cookies)
    await browser.call('log_out')
    for (const [name, value] of cookies) browser.cookies.set(name, value)
    const calls = platform.received.length
    expect(await browser.call('get_profile')).toBe(loggedOut)
    expect(platform.received).toHaveLength(calls)
  })

  it('has a session per browser', async () => {
    const other = createTestBrowser(site)
    await other.logIn()
    await browser.call('log_out')
    expect(await other.call('get_profile')).toEqual(done)
    expect(await browser.call('get_profile')).toBe(loggedOut)
  })

  it.each([
    ['garbage', () => 'garbage'],
    ['empty', () => ''],
    ['cut', (value: string) => value.slice(0, -4)],
    ['changed', (value: string) => `${value.slice(0, 40)}${value[40] === 'A' ? 'B' : 'A'}${value.slice(41)}`],
    ['of another version', (value: string) => `B${value.slice(1)}`],
    [
      'of plain tokens',
      () => Buffer.from('{"accessToken":"a","uid":"u","client":"c"}').toString('base64url'),
    ],
  ])('is not logged in with a cookie that is %s', async (_what, spoil) => {
    browser.cookies.set(cookieName, spoil(browser.cookies.get(cookieName) ?? ''))
    const calls = platform.received.length
    expect(await browser.call('get_profile')).toBe(loggedOut)
    expect(platform.received).toHaveLength(calls)
    expect([...browser.cookies.keys()]).toEqual([])
  })

  it('is not logged in at another site', async () => {
    const secret = 'the secret of another site, as long as ours'
    const other = createTestBrowser(createTestSite({ secret }))
    for (const [name, value] of browser.cookies) other.cookies.set(name, value)
    expect(await other.call('get_profile')).toBe(loggedOut)
    expect([...other.cookies.keys()]).toEqual([])
  })

  it('does not appear in the log', async () => {
    platform.behave = ({ body }) => Promise.reject(new Error(JSON.stringify(body)))
    await browser.call('get_profile')
    await browser.call('contact_message', { name: 'Ana', email: 'ana@mail.example', message: 'secret' })
    platform.behave = ({ body, headers }) => Response.json({ message: [body, headers] }, { status: 500 })
    await browser.call('get_profile')
    expect(site.logged).toEqual([
      'A call of the account API failed {"endpoint":"get_profile","reason":"cannot be reached"}',
      'A call of the account API failed {"endpoint":"contact_message","reason":"cannot be reached"}',
      'A call of the account API failed {"endpoint":"get_profile","reason":"status 500"}',
    ])
    expect(site.logged.join()).not.toMatch(/mail\.example|secret|access-token|the key of/)
  })

  it(`has tokens that change as those of ${kind} do`, async () => {
    await browser.call('get_profile')
    await browser.call('get_profile')
    const [first, second] = sentTokens()
    expect(first === second).toBe(kind === 'devise_token_auth')
  })
})

describe('over plain http', () => {
  it('the cookie has a name that browsers accept', async () => {
    const { fetch } = createTestAccountPlatform(createRotatingTokens())
    const platform = { ...testPlatform, fetch }
    const browser = createTestBrowser(createTestSite({ platform, origin: 'http://localhost:3000' }))
    await browser.logIn()
    expect([...browser.cookies.keys()]).toEqual(['auInfo', 'logged_in'])
  })
})
