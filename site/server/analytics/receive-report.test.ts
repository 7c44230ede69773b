import { describe, expect, it } from 'vitest'
import type { Report, WebVitals } from '../../app/device/measurement.ts'
import { createTestSite, testPlatform } from '../../testing/site.ts'
import { createTestBrowser } from '../../testing/browser.ts'
import { createTestAccountPlatform } from '../../testing/account-platform.ts'
import { createRotatingTokens } from '../../testing/rotating-tokens.ts'
import type { Profile } from './provider.ts'

const visitor = { statistics: '0123456789abcdef' }
const valid = { visitor, event: { kind: 'page', path: '/stores' } }
const fromOurPage = { 'sec-fetch-site': 'same-origin', 'user-agent': 'Test Browser 1' }

/** A site with analytics, and the reports that it has recorded. */
function createAnalyticsSite() {
  const recorded: [Report, string | undefined][] = []
  const { request, get } = createTestSite({
    analytics: {
      purposes: ['statistics'],
      record: (report, userAgent) => void recorded.push([report, userAgent]),
      identify: () => undefined,
    },
  })
  const post = async (body: unknown, headers: Readonly<Record<string, string>> = fromOurPage) =>
    request('/measure', {
      method: 'POST',
      headers,
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  return { recorded, post, get }
}

describe('a report of a visit', () => {
  it('is recorded, and the response is never stored', async () => {
    const { recorded, post } = createAnalyticsSite()
    const { status, headers, body } = await post(valid)
    expect([status, headers.get('cache-control'), body]).toEqual([204, 'no-store', null])
    expect(recorded).toEqual([[valid, 'Test Browser 1']])
  })

  it('is recorded from a browser that sends no Sec-Fetch-Site', async () => {
    const { recorded, post } = createAnalyticsSite()
    expect((await post(valid, { origin: 'https://mall.example' })).status).toBe(204)
    expect(recorded).toHaveLength(1)
  })

  it.each([{ 'sec-gpc': '1' }, { dnt: '1' }])(
    'of a visitor who has opted out (%j) is dropped',
    async (optOut) => {
      const { recorded, post } = createAnalyticsSite()
      expect((await post(valid, { ...fromOurPage, ...optOut })).status).toBe(204)
      expect(recorded).toEqual([])
    },
  )

  it.each([{}, { 'sec-fetch-site': 'cross-site' }, { origin: 'https://attacker.example' }])(
    'from another site (%j) is refused',
    async (headers) => {
      const { recorded, post } = createAnalyticsSite()
      expect((await post(valid, headers)).status).toBe(403)
      expect(recorded).toEqual([])
    },
  )

  it.each([
    '',
    'nonsense',
    'null',
    '[]',
    { event: valid.event },
    { visitor: {}, event: valid.event },
    { visitor: { statistics: 'ana@mail.example' }, event: valid.event },
    { visitor },
    { visitor, event: { kind: 'page', path: '/search-results?searchQuery=private' } },
    { visitor, event: { kind: 'page', path: 'https://other.example/' } },
    { visitor, event: { kind: 'page', path: `/${'a'.repeat(500)}` } },
    { visitor, event: { kind: 'logout', path: '/' } },
    { visitor, event: { kind: 'login' } },
    { visitor, event: { kind: 'share', path: '/', way: 'two words' } },
    { visitor, event: { kind: 'search', path: '/', results: 'boots' } },
    { visitor, event: { kind: 'search', path: '/', results: -1 } },
    { visitor, event: { kind: 'outbound', path: '/', to: 'javascript:alert(1)' } },
  ])('with invalid fields is refused: %j', async (body) => {
    const { recorded, post } = createAnalyticsSite()
    expect((await post(body)).status).toBe(400)
    expect(recorded).toEqual([])
  })

  it('loses queries and unknown fields', async () => {
    const { recorded, post } = createAnalyticsSite()
    await post({
      visitor: { ...visitor, name: 'Ana' },
      event: { kind: 'outbound', path: '/', to: 'https://ana:pw@shop.example/a?mail=ana#x', text: 'Ana' },
    })
    await post({ visitor, event: { kind: 'page', path: '/', referrer: 'https://mail.example/inbox?id=9' } })
    expect(recorded.map(([report]) => report)).toEqual([
      { visitor, event: { kind: 'outbound', path: '/', to: 'https://shop.example/a' } },
      { visitor, event: { kind: 'page', path: '/', referrer: 'https://mail.example' } },
    ])
  })
})

describe('a report of web vitals', () => {
  const vitals = { lcp: 800, cls: 0.01, ttfb: 90 }

  async function report(event: object, headers = fromOurPage) {
    const observed: [string, WebVitals][] = []
    const analytics = { purposes: [], record: () => expect.fail('an event'), identify: () => undefined }
    const meters = {
      observeVitals: (screen: string, measured: WebVitals) => void observed.push([screen, measured]),
      observeRender: () => undefined,
      countResponse: () => undefined,
    }
    const { request } = createTestSite({ analytics, meters })
    const body = JSON.stringify({ visitor, event })
    const { status } = await request('/measure', { method: 'POST', headers, body })
    return { status, observed }
  }

  it('is observed by screen, and sent to no provider', async () => {
    const event = { kind: 'vitals', screen: 'stores', ...vitals }
    expect(await report(event)).toMatchObject({ status: 204, observed: [['stores', vitals]] })
    expect((await report({ ...event, inp: 40 })).observed).toMatchObject([['stores', { inp: 40 }]])
  })

  it('of an unknown screen is dropped', async () => {
    expect(await report({ kind: 'vitals', screen: 'made-up', ...vitals })).toEqual({
      status: 204,
      observed: [],
    })
  })

  it.each([
    { kind: 'vitals', screen: 'Ana Ruiz', ...vitals },
    { kind: 'vitals', screen: 'stores', lcp: 800 },
    { kind: 'vitals', screen: 'stores', ...vitals, cls: -1 },
    { kind: 'vitals', screen: 'stores', ...vitals, ttfb: 1e9 },
  ])('with invalid fields is refused: %j', async (event) => {
    expect(await report(event)).toEqual({ status: 400, observed: [] })
  })
})

describe('a report of a login', () => {
  const marketing = { marketing: 'fedcba9876543210' }
  const event = { kind: 'login', path: '/es/profile' }

  async function createIdentifyingSite() {
    const identified: [string, Profile][] = []
    const platform = createTestAccountPlatform(createRotatingTokens())
    const site = createTestSite({
      platform: { ...testPlatform, fetch: platform.fetch },
      analytics: {
        purposes: ['marketing'],
        record: () => {
          throw new Error('A login is not an event.')
        },
        identify: (number, profile) => void identified.push([number, profile]),
      },
    })
    const browser = createTestBrowser(site)
    await browser.logIn()
    const report = async (visitor: object, headers: Readonly<Record<string, string>> = {}) => {
      const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      return site.request('/measure', {
        method: 'POST',
        headers: { ...fromOurPage, cookie, ...headers },
        body: JSON.stringify({ visitor, event }),
      })
    }
    return { identified, platform, browser, report }
  }

  it('sends the profile to the marketing tracker, under the number for marketing', async () => {
    const { identified, report } = await createIdentifyingSite()
    const { status, headers } = await report(marketing)
    expect(status).toBe(204)
    expect(identified).toEqual([
      [marketing.marketing, { id: 'public-7', email: 'ana@mail.example', firstName: 'Ana' }],
    ])
    expect(headers.getSetCookie()[0]).toContain('__Host-auInfo=')
  })

  it.each([
    [visitor, {}],
    [marketing, { 'sec-gpc': '1' }],
    [marketing, { dnt: '1' }],
    [marketing, { cookie: '' }],
    [marketing, { cookie: '__Host-auInfo=forged' }],
  ])('sends nothing with %j and %j', async (numbers, headers) => {
    const { identified, platform, report } = await createIdentifyingSite()
    const calls = platform.received.length
    expect((await report(numbers, headers)).status).toBe(204)
    expect(identified).toEqual([])
    expect(platform.received).toHaveLength(calls)
  })

  it('sends nothing for a visitor unknown to the platform', async () => {
    const { identified, platform, report } = await createIdentifyingSite()
    platform.behave = () => Response.json({}, { status: 401 })
    expect((await report(marketing)).headers.getSetCookie()[0]).toContain('Max-Age=0')
    expect(identified).toEqual([])
  })
})

describe('a site without analytics', () => {
  it('does not receive reports', async () => {
    const { request, get } = createTestSite()
    expect((await request('/measure', { method: 'POST', body: '' })).status).toBe(405)
    expect((await get('/measure')).status).toBe(404)
  })
})

describe('a page of a site with analytics', () => {
  it('is the same for a browser that has opted out: it stays cacheable', async () => {
    const { get } = createAnalyticsSite()
    const [usual, optedOut] = await Promise.all([
      get('/stores'),
      get('/stores', { 'sec-gpc': '1', dnt: '1' }),
    ])
    expect(optedOut.headers.get('etag')).toBe(usual.headers.get('etag'))
    expect(usual.headers.get('set-cookie')).toBeNull()
    expect(usual.headers.get('content-security-policy')).toContain("connect-src 'self';")
  })
})
