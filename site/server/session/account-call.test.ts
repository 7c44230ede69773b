import { isCallSignedBy } from '@promenade/contract/account-api/signature'
import { describe, expect, it } from 'vitest'
import { createTestSite, testPlatform } from '../../testing/site.ts'
import { createTestBrowser } from '../../testing/browser.ts'
import {
  createTestAccountPlatform,
  type TestAccountPlatform,
  testProfile,
} from '../../testing/account-platform.ts'
import { createRotatingTokens } from '../../testing/rotating-tokens.ts'

const message = { name: 'Ana', email: 'ana@mail.example', message: 'Hi' }

function openSite(options: Partial<typeof testPlatform> | { signature: 'api-key' } = {}, trustedProxies = 0) {
  const platform = createTestAccountPlatform(createRotatingTokens())
  const site = createTestSite({
    platform: { ...testPlatform, ...options, fetch: platform.fetch },
    trustedProxies,
  })
  return { platform, ...createTestBrowser(site) }
}

function lastBody({ received }: TestAccountPlatform): Readonly<Record<string, unknown>> {
  return received.at(-1)?.body ?? {}
}

describe('a call of the account API', () => {
  it('has the format of the specification', async () => {
    const { platform, call } = openSite()
    await call('contact_message', message)
    const body = lastBody(platform)
    expect(platform.received[0]?.url).toBe('https://platform.example/mall/contact_message')
    expect(body).toEqual({
      mall_id: 1,
      timestamp: '2026-11-20T12:00:30.000Z',
      nonce: expect.stringMatching(/^[0-9a-f-]{36}$/),
      signature: expect.stringMatching(/^[0-9a-f]{64}$/),
      locale: 'en',
      site_origin: 'https://mall.example',
      visitor_key: expect.stringMatching(/^[\w-]{43}$/),
      idempotency_key: expect.stringMatching(/^[\w-]{43}$/),
      page: '/call',
      ...message,
    })
    const signed = { endpoint: 'contact_message', body, key: testPlatform.apiKey }
    expect(await isCallSignedBy(String(body['signature']), signed)).toBe(true)
  })

  it('has the key itself where that is the configured signature', async () => {
    const { platform, call } = openSite({ signature: 'api-key' })
    platform.behave = () => Response.json({ data: { status: 'received' } })
    expect(await call('contact_message', message)).toContain('done')
    expect(lastBody(platform)).toMatchObject({ signature: testPlatform.apiKey, mall_id: 1 })
  })

  it('has only fields that its endpoint accepts', async () => {
    const { platform, call, logIn } = openSite()
    await logIn()
    await call('get_profile')
    expect(Object.keys(lastBody(platform)).toSorted()).toEqual(['mall_id', 'nonce', 'signature', 'timestamp'])
  })

  it.each([
    [
      429,
      { status: 429, message: 'x', reason: 'too-often', retry_after: 90 },
      { kind: 'limited', retryAfter: 90 },
    ],
    [429, 'busy', { kind: 'limited', retryAfter: 60 }],
    [409, { status: 409, message: 'x', reason: 'used-up' }, { kind: 'refused', reason: 'used-up' }],
    [410, { status: 410, message: 'x', reason: 'used-up' }, { kind: 'refused', reason: 'used-up' }],
    [422, { status: 422, message: 'x', issues: [] }, { kind: 'refused' }],
    [404, '<h1>Not found</h1>', { kind: 'refused' }],
    [401, { status: 401, message: 'x', reason: 'signature' }, { kind: 'failed' }],
    [403, 'no', { kind: 'failed' }],
    [302, '', { kind: 'failed' }],
    [500, { status: 500, message: 'x' }, { kind: 'failed' }],
    [200, 'not JSON', { kind: 'failed' }],
    [200, {}, { kind: 'failed' }],
    [200, { data: null }, { kind: 'failed' }],
    [200, { data: { status: 'lost' } }, { kind: 'failed' }],
    [
      200,
      { data: { status: 'received', more: 1 }, meta: 1 },
      { kind: 'done', response: { status: 'received' } },
    ],
  ])('understands a response of %i %j', async (status, body, result) => {
    const { platform, call } = openSite()
    platform.behave = () => new Response(typeof body === 'string' ? body : JSON.stringify(body), { status })
    expect(JSON.parse(await call('contact_message', message))).toEqual(result)
  })

  it('reads at most 2 MB, and 40 MB of an export', async () => {
    const { platform, call, logIn } = openSite()
    await logIn()
    const large = { ...testProfile, photo: 'a'.repeat(3_000_000) }
    platform.behave = () => Response.json({ data: large }, { headers: { 'access-token': ' ' } })
    expect(await call('get_profile')).toBe('{"kind":"failed"}')
    expect(await call('export_data')).toContain('done')
  })
})

describe('the idempotency key', () => {
  async function keyOf(fields: Readonly<Record<string, string>>, endpoint = 'contact_message') {
    const { platform, call } = openSite()
    await call(endpoint, { stamp: 'one', ...message, ...fields })
    return lastBody(platform)['idempotency_key']
  }

  it('is the same for the same form with the same input', async () => {
    expect(await keyOf({})).toBe(await keyOf({}))
  })

  it('differs for other input, and for a form that was opened again', async () => {
    const keys = [await keyOf({}), await keyOf({ message: 'Hi!' }), await keyOf({ stamp: 'two' })]
    expect(new Set(keys).size).toBe(3)
  })

  it('does not depend on the time', async () => {
    const [first, second] = ['2026-11-20T12:00:00.000Z', '2026-11-20T12:05:00.000Z']
    expect(await keyOf({ given_at: first }, 'newsletter_signup')).toBe(
      await keyOf({ given_at: second }, 'newsletter_signup'),
    )
  })
})

describe('the visitor key', () => {
  async function keyFrom(forwarded: string, trustedProxies: number) {
    const { platform, post } = openSite({}, trustedProxies)
    await post('/call', { call: 'contact_message', ...message }, { 'x-forwarded-for': forwarded })
    return lastBody(platform)['visitor_key']
  }

  it('is that of the address forwarded by trusted proxies', async () => {
    expect(await keyFrom('198.51.100.7', 1)).toBe(await keyFrom('evil, 203.0.113.9, 198.51.100.7', 1))
    expect(await keyFrom('203.0.113.9, 198.51.100.7', 2)).toBe(await keyFrom('203.0.113.9', 1))
    expect(await keyFrom('203.0.113.9', 1)).not.toBe(await keyFrom('198.51.100.7', 1))
  })

  it('cannot be chosen by the client', async () => {
    expect(await keyFrom('203.0.113.9', 0)).toBe(await keyFrom('198.51.100.7', 0))
  })
})
