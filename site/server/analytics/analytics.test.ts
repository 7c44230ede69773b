import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { VisitorEvent } from '../../app/device/measurement.ts'
import { createMatomo } from './matomo.ts'
import { createAnalytics } from './analytics.ts'
import { createSegment } from './segment.ts'
import { sendOutgoing } from './send-outgoing.ts'
import { startTestProvider, type TestProvider } from '../../testing/analytics-provider.ts'

let provider: TestProvider
let logged: string[]

beforeEach(async () => {
  provider = await startTestProvider()
  logged = []
})

afterEach(() => provider.stop().catch(() => undefined))

const page: VisitorEvent = { kind: 'page', path: '/es/stores/ixtle', referrer: 'https://search.example' }
const both = { statistics: '0123456789abcdef', marketing: 'fedcba9876543210' }

function createTestAnalytics() {
  const line = (details: object, message: string) => void logged.push(`${message} ${JSON.stringify(details)}`)
  return createAnalytics({
    providers: [
      createMatomo({ url: `${provider.url}/stats/`, siteId: '7' }),
      createSegment({ url: provider.url, writeKey: 'write-key' }),
    ],
    origin: 'https://mall.example',
    clock: () => Date.UTC(2026, 10, 20, 17),
    send: sendOutgoing,
    log: { debug: line, info: line, warn: line, error: line },
  })
}

/** The messages, once so many have arrived. */
async function messages(count: number) {
  await expect.poll(() => provider.received.length).toBe(count)
  return provider.received
}

async function formOf(event: VisitorEvent): Promise<Record<string, string>> {
  createTestAnalytics().record({ visitor: { statistics: both.statistics }, event }, 'Test Browser 1')
  const [message] = await messages(1)
  expect(message?.path).toBe('POST /stats/matomo.php')
  expect(message?.header('content-type')).toBe('application/x-www-form-urlencoded')
  return Object.fromEntries(new URLSearchParams(message?.body))
}

async function trackedAs(event: VisitorEvent) {
  createTestAnalytics().record({ visitor: { marketing: both.marketing }, event }, 'Test Browser 1')
  const [message] = await messages(1)
  expect(message?.header('authorization')).toBe(`Basic ${btoa('write-key:')}`)
  return { path: message?.path, body: JSON.parse(message?.body ?? '') }
}

describe('statistics reach Matomo', () => {
  it('as page views', async () => {
    expect(await formOf(page)).toEqual({
      idsite: '7',
      rec: '1',
      apiv: '1',
      send_image: '0',
      _id: both.statistics,
      cid: both.statistics,
      rand: expect.stringMatching(/^[\w-]{36}$/),
      lang: 'es',
      ua: 'Test Browser 1',
      url: 'https://mall.example/es/stores/ixtle',
      action_name: '/es/stores/ixtle',
      urlref: 'https://search.example',
    })
  })

  it('as outbound links', async () => {
    const form = await formOf({ kind: 'outbound', path: '/', to: 'https://shop.example/hats' })
    expect(form).toMatchObject({ link: 'https://shop.example/hats', url: 'https://shop.example/hats' })
  })

  it.each([
    [
      { kind: 'share', path: '/jobs', way: 'wa.me' },
      { e_c: 'share', e_a: 'wa.me' },
    ],
    [
      { kind: 'search', path: '/search-results', results: 3 },
      { e_c: 'search', e_a: 'found', e_v: '3' },
    ],
    [
      { kind: 'search', path: '/search-results', results: 0 },
      { e_c: 'search', e_a: 'nothing found', e_v: '0' },
    ],
  ] as const)('as events: %j', async (event, fields) => {
    expect(await formOf(event)).toMatchObject({
      url: `https://mall.example${event.path}`,
      ca: '1',
      ...fields,
    })
  })
})

describe('marketing reaches its tracker', () => {
  it('as page views', async () => {
    expect(await trackedAs(page)).toEqual({
      path: 'POST /v1/page',
      body: {
        anonymousId: both.marketing,
        messageId: expect.any(String),
        timestamp: '2026-11-20T17:00:00.000Z',
        context: { locale: 'es', userAgent: 'Test Browser 1' },
        properties: {
          url: 'https://mall.example/es/stores/ixtle',
          path: '/es/stores/ixtle',
          referrer: 'https://search.example',
        },
      },
    })
  })

  it.each([
    [{ kind: 'outbound', path: '/', to: 'https://shop.example/' }, 'Outbound Link Followed'],
    [{ kind: 'share', path: '/', way: 'copy' }, 'Page Shared'],
    [{ kind: 'search', path: '/', results: 0 }, 'Site Searched'],
  ] as const)('as events: %j', async (event, name) => {
    expect(await trackedAs(event)).toMatchObject({ path: 'POST /v1/track', body: { event: name } })
  })

  it('with the profile after a login, and statistics without', async () => {
    createTestAnalytics().identify(both.marketing, { id: '12', email: 'ana@mail.example', firstName: 'Ana' })
    const [message] = await messages(1)
    expect(message?.path).toBe('POST /v1/identify')
    expect(JSON.parse(message?.body ?? '')).toMatchObject({
      anonymousId: both.marketing,
      userId: '12',
      traits: { email: 'ana@mail.example', firstName: 'Ana' },
    })
  })
})

describe('each purpose', () => {
  it('has its own provider and its own visitor number', async () => {
    createTestAnalytics().record({ visitor: both, event: page }, undefined)
    const sent = await messages(2)
    const [statistics, marketing] = sent
      .toSorted((a, b) => a.path.localeCompare(b.path))
      .map(({ body }) => body)
    expect([statistics, marketing].map((body) => body?.includes(both.statistics))).toEqual([true, false])
    expect([statistics, marketing].map((body) => body?.includes(both.marketing))).toEqual([false, true])
  })

  it('is that of a configured provider', () => {
    expect(createTestAnalytics().purposes).toEqual(['statistics', 'marketing'])
  })
})

describe('a failing provider', () => {
  it('is logged once, without its key, and once more when it works again', async () => {
    provider.respondWith(503)
    const { record } = createTestAnalytics()
    const visitor = { marketing: both.marketing }
    for (let time = 0; time < 3; time += 1) record({ visitor, event: page }, undefined)
    await messages(3)
    await expect.poll(() => logged.length).toBe(1)
    provider.respondWith(200)
    record({ visitor, event: page }, undefined)
    await expect.poll(() => logged).toHaveLength(2)
    expect(logged.join()).toMatch(/cannot be sent.*status 503.*sent again.*"lost":3/)
    expect(logged.join()).not.toContain('write-key')
  })

  it('that is down affects nothing else', async () => {
    await provider.stop()
    createTestAnalytics().record({ visitor: both, event: page }, undefined)
    await expect.poll(() => logged).toHaveLength(2)
    expect(logged.join()).toContain('ECONNREFUSED')
  })

  it('that never responds loses messages: they do not fill the memory', async () => {
    const line = (_: object, message: string) => void logged.push(message)
    let sent = 0
    const { record } = createAnalytics({
      providers: [createMatomo({ url: 'https://stats.example', siteId: '1' })],
      origin: 'https://mall.example',
      clock: () => 0,
      send: () => {
        sent += 1
        return new Promise(() => undefined)
      },
      log: { debug: line, info: line, warn: line, error: line },
    })
    for (let time = 0; time < 1_000; time += 1) record({ visitor: both, event: page }, undefined)
    expect(sent).toBe(50)
    expect(logged).toEqual(['Analytics events cannot be sent'])
  })
})
