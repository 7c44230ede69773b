import { describe, expect, it } from 'vitest'
import type { Report, WebVitals } from '../../app/device/measurement.ts'
import { createTestSite, testPlatform } from '../../testing/site.ts'
import { createTestBrowser } from '../../testing/browser.ts'
import { createTestAccountPlatform } from '../../testing/account-platform.ts'
import { createRotatingTokens } from '../../testing/rotating-tokens.ts'
import type { Profile } from './provider.ts'

const visitor = { statistics: '0123456789abcdef' }
const sound = { visitor, event: { kind: 'page', path: '/stores' } }
const fromOurPage = { 'sec-fetch-site': 'same-origin', 'user-agent': 'Trial Browser 1' }

/** A site that measures, and what it has taken. */
function createMeasuredSite() {
  const taken: [Report, string | undefined][] = []
  const { request, get } = createTestSite({
    analytics: {
      purposes: ['statistics'],
      take: (report, userAgent) => void taken.push([report, userAgent]),
      identify: () => undefined,
    },
  })
  const post = async (body: unknown, headers: Readonly<Record<string, string>> = fromOurPage) =>
    request('/measure', {
      method: 'POST',
      headers,
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  return { taken, post, get }
}

describe('a report of a visit', () => {
  it('is taken and answered with nothing to keep', async () => {
    const { taken, post } = createMeasuredSite()
    const { status, headers, body } = await post(sound)
    expect([status, headers.get('cache-control'), body]).toEqual([204, 'no-store', null])
    expect(taken).toEqual([[sound, 'Trial Browser 1']])
  })

  it('is taken by its origin from a browser that does not say more', async () => {
    const { taken, post } = createMeasuredSite()
    expect((await post(sound, { origin: 'https://mall.example' })).status).toBe(204)
    expect(taken).toHaveLength(1)
  })

  it.each([{ 'sec-gpc': '1' }, { dnt: '1' }])('of somebody who has said no (%j) is dropped', async (said) => {
    const { taken, post } = createMeasuredSite()
    expect((await post(sound, { ...fromOurPage, ...said })).status).toBe(204)
    expect(taken).toEqual([])
  })

  it.each([{}, { 'sec-fetch-site': 'cross-site' }, { origin: 'https://attacker.example' }])(
    'from elsewhere (%j) is refused',
    async (headers) => {
      const { taken, post } = createMeasuredSite()
      expect((await post(sound, headers)).status).toBe(403)
      expect(taken).toEqual([])
    },
  )

  it.each([
    '',
    'nonsense',
    'null',
    '[]',
    { event: sound.event },
    { visitor: {}, event: sound.event },
    { visitor: { statistics: 'ana@mail.example' }, event: sound.event },
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
  ])('of another shape is refused: %j', async (body) => {
    const { taken, post } = createMeasuredSite()
    expect((await post(body)).status).toBe(400)
    expect(taken).toEqual([])
  })

  it('loses what it could carry beside its shape', async () => {
    const { taken, post } = createMeasuredSite()
    await post({
      visitor: { ...visitor, name: 'Ana' },
      event: { kind: 'outbound', path: '/', to: 'https://ana:pw@shop.example/a?mail=ana#x', text: 'Ana' },
    })
    await post({ visitor, event: { kind: 'page', path: '/', referrer: 'https://mail.example/inbox?id=9' } })
    expect(taken.map(([report]) => report)).toEqual([
      { visitor, event: { kind: 'outbound', path: '/', to: 'https://shop.example/a' } },
      { visitor, event: { kind: 'page', path: '/', referrer: 'https://mail.example' } },
    ])
  })
})

describe('a report of how a page felt', () => {
  const vitals = { lcp: 800, cls: 0.01, ttfb: 90 }

  async function report(event: object, headers = fromOurPage) {
    const felt: [string, WebVitals][] = []
    const analytics = { purposes: [], take: () => expect.fail('a visit'), identify: () => undefined }
    const meters = {
      felt: (screen: string, seen: WebVitals) => void felt.push([screen, seen]),
      rendered: () => undefined,
      answered: () => undefined,
    }
    const { request } = createTestSite({ analytics, meters })
    const body = JSON.stringify({ visitor, event })
    const { status } = await request('/measure', { method: 'POST', headers, body })
    return { status, felt }
  }

  it('is noted by its screen, and goes to no service', async () => {
    const event = { kind: 'vitals', screen: 'stores', ...vitals }
    expect(await report(event)).toMatchObject({ status: 204, felt: [['stores', vitals]] })
    expect((await report({ ...event, inp: 40 })).felt).toMatchObject([['stores', { inp: 40 }]])
  })

  it('of a screen that is not there is dropped', async () => {
    expect(await report({ kind: 'vitals', screen: 'made-up', ...vitals })).toEqual({ status: 204, felt: [] })
  })

  it.each([
    { kind: 'vitals', screen: 'Ana Ruiz', ...vitals },
    { kind: 'vitals', screen: 'stores', lcp: 800 },
    { kind: 'vitals', screen: 'stores', ...vitals, cls: -1 },
    { kind: 'vitals', screen: 'stores', ...vitals, ttfb: 1e9 },
  ])('of another shape is refused: %j', async (event) => {
    expect(await report(event)).toEqual({ status: 400, felt: [] })
  })
})

describe('a report that somebody has logged in', () => {
  const marketing = { marketing: 'fedcba9876543210' }
  const event = { kind: 'login', path: '/es/profile' }

  async function createIdentifyingSite() {
    const identified: [string, Profile][] = []
    const platform = createTestAccountPlatform(createRotatingTokens())
    const site = createTestSite({
      platform: { ...testPlatform, fetch: platform.fetch },
      analytics: {
        purposes: ['marketing'],
        take: () => {
          throw new Error('It is no visit.')
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

  it('tells the marketing tracker who it is, by the number they have agreed to', async () => {
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
  ])('tells nobody anything with %j and %j', async (numbers, headers) => {
    const { identified, platform, report } = await createIdentifyingSite()
    const calls = platform.received.length
    expect((await report(numbers, headers)).status).toBe(204)
    expect(identified).toEqual([])
    expect(platform.received).toHaveLength(calls)
  })

  it('tells nobody anything where the platform does not know them', async () => {
    const { identified, platform, report } = await createIdentifyingSite()
    platform.behave = () => Response.json({}, { status: 401 })
    expect((await report(marketing)).headers.getSetCookie()[0]).toContain('Max-Age=0')
    expect(identified).toEqual([])
  })
})

describe('a site that measures nothing', () => {
  it('has no such address', async () => {
    const { request, get } = createTestSite()
    expect((await request('/measure', { method: 'POST', body: '' })).status).toBe(405)
    expect((await get('/measure')).status).toBe(404)
  })
})

describe('a page of a site that measures', () => {
  it('is the same for a browser that has said no: it stays in every cache', async () => {
    const { get } = createMeasuredSite()
    const [usual, refusing] = await Promise.all([
      get('/stores'),
      get('/stores', { 'sec-gpc': '1', dnt: '1' }),
    ])
    expect(refusing.headers.get('etag')).toBe(usual.headers.get('etag'))
    expect(usual.headers.get('set-cookie')).toBeNull()
    expect(usual.headers.get('content-security-policy')).toContain("connect-src 'self';")
  })
})
