import { randomUUID } from 'node:crypto'
import { sealCall } from '@promenade/contract/account-api/call'
import { expect, it } from 'vitest'
import { now } from '../support/clock/run-clock.ts'
import { type MallUnderAttack, withMall } from './mall-under-attack.ts'
import { attemptEach, type Attempt, expectSafe } from './attempts.ts'
import { logIn, sendLogin } from './log-in.ts'
import { sendRaw, type RawResponse } from './raw-http.ts'

it('refuses access without the right key, signature or cookie', () =>
  withMall({}, async (mall) => {
    await tryKeys(mall)
    await trySignatures(mall)
    await tryCookies(mall)
    await tryAddresses(mall)
  }))

/** Tries wrong keys on every path of the platform's OpenAPI document. */
async function tryKeys({ platformUrl, apiKey }: MallUnderAttack): Promise<void> {
  const { body } = await sendRaw(platformUrl, { target: '/openapi.json' })
  const paths = [...body.matchAll(/"(\/properties\/[^"]*)":\{"get"/g)].map(([, path = '']) =>
    path.replace('{id}', '1').replaceAll(/\{\w+\}/g, 'x'),
  )
  const wrong = [
    '',
    'x',
    apiKey.slice(0, -1),
    `${apiKey}x`,
    apiKey.toUpperCase(),
    `${apiKey}%00`,
    `%20${apiKey}`,
  ]
  const queries = [
    '',
    ...wrong.map((key) => `?api_key=${key}`),
    `?API_KEY=${apiKey}`,
    `?api_key[]=${apiKey}`,
    `?api_key=x&api_key=${apiKey}`,
  ]
  const targets = [...new Set(paths)].flatMap((path) => queries.map((query) => path + query))
  const tries = await attemptEach(targets, async (target) => {
    const { status } = await sendRaw(platformUrl, { target, headers: { Authorization: `Bearer ${apiKey}` } })
    return { name: target.replaceAll(apiKey, '…'), isSafe: status === 401, seen: String(status) }
  })
  expectSafe('wrong keys at the platform have status 401', tries)
}

interface ForgedCall {
  readonly name: string
  readonly endpoint?: string
  readonly timestamp?: string
  readonly key?: string
  readonly scheme?: 'api-key'
  /** Changes the signed call. */
  readonly change?: (call: object) => object
}

const minute = 60_000
const forgedCalls: readonly ForgedCall[] = [
  { name: 'an unknown key', key: 'x'.repeat(32) },
  { name: 'the key itself as the signature', scheme: 'api-key' },
  { name: 'six minutes old', timestamp: new Date(now() - 6 * minute).toISOString() },
  { name: 'six minutes early', timestamp: new Date(now() + 6 * minute).toISOString() },
  { name: 'signed for another endpoint', endpoint: 'newsletter_signup' },
  { name: 'another e-mail address', change: (call) => ({ ...call, email: 'eve@example.com' }) },
  { name: 'another mall', change: (call) => ({ ...call, mall_id: 2 }) },
  {
    name: 'another time',
    change: (call) => ({ ...call, timestamp: new Date(now() + 1).toISOString() }),
  },
  { name: 'another nonce', change: (call) => ({ ...call, nonce: 'x' }) },
  { name: 'an additional field', change: (call) => ({ ...call, admin: true }) },
  { name: 'no signature', change: (call) => ({ ...call, signature: '' }) },
  { name: 'a signature of zeros', change: (call) => ({ ...call, signature: '0'.repeat(64) }) },
  { name: 'a signature that is a list', change: (call) => ({ ...call, signature: ['0'.repeat(64)] }) },
]

async function trySignatures({ platformUrl, apiKey }: MallUnderAttack): Promise<void> {
  const seal = ({ endpoint = 'request_login', timestamp, key = apiKey, scheme }: Omit<ForgedCall, 'name'>) =>
    sealCall(
      {
        propertyId: '1',
        endpoint,
        data: loginOf('ann@example.com'),
        timestamp: timestamp ?? new Date(now()).toISOString(),
        nonce: randomUUID(),
      },
      { scheme: scheme ?? 'hmac-sha256', key },
    )
  const tries = await attemptEach(
    forgedCalls,
    async ({ name, change = (call: object) => call, ...forged }) => {
      const { status } = await send(platformUrl, change(await seal(forged)))
      return { name, isSafe: status === 401, seen: String(status) }
    },
  )
  const valid = await seal({})
  const first = await send(platformUrl, valid)
  const second = await send(platformUrl, valid)
  const seen = `${first.status} then ${second.status}`
  const replayed: Attempt = { name: 'replayed', isSafe: seen === '200 then 401', seen }
  expectSafe('forged and replayed account calls have status 401', [...tries, replayed])
}

function loginOf(email: string) {
  return {
    email,
    locale: 'en',
    site_origin: 'https://merrowquay.example',
    visitor_key: 'an-audit-of-the-mall',
  }
}

function send(platformUrl: string, call: object): Promise<RawResponse> {
  const headers = { 'Content-Type': 'application/json' }
  return sendRaw(platformUrl, {
    method: 'POST',
    target: '/mall/request_login',
    headers,
    body: JSON.stringify(call),
  })
}

/** Tries the login cookie with one flipped bit in each byte, shortened, extended, and unchanged. */
async function tryCookies(mall: MallUnderAttack): Promise<void> {
  const cookie = await logIn(mall, 'bea@example.com')
  const bytes = Buffer.from(cookie, 'base64url')
  const flipped = Array.from(bytes, (_, at) => {
    const copy = Buffer.from(bytes)
    copy[at] = (copy[at] ?? 0) ^ (1 << (at % 8))
    return { name: `bit ${at % 8} of byte ${at}`, value: copy.toString('base64url') }
  })
  const others = ['', 'x', cookie.slice(0, -4), `${cookie}AAAA`, cookie.toLowerCase()].map((value, at) => ({
    name: `changed ${at}`,
    value,
  }))
  const profileWith = (value: string) =>
    sendRaw(mall.siteUrl, { target: '/profile', headers: { Cookie: `__Host-auInfo=${value}` } })
  const tries = await attemptEach([...flipped, ...others], async ({ name, value }) => {
    const { status, body } = await profileWith(value)
    return { name, isSafe: status === 303 && !body.includes('bea@'), seen: String(status) }
  })
  const valid = await profileWith(cookie)
  const isIn = valid.status === 200 && valid.body.includes('bea@example.com')
  expectSafe('a changed login cookie is sent to log in', tries)
  expect(isIn, 'the unchanged cookie lets in').toBe(true)
}

/** The response must not reveal whether an address has an account. */
async function tryAddresses(mall: MallUnderAttack): Promise<void> {
  const known = await sendLogin(mall, 'bea@example.com')
  const unknown = await sendLogin(mall, 'cleo@example.com')
  const wordsOf = ({ status, headers, body }: RawResponse) => {
    const text = body.replaceAll(/<script[^]*?<\/script>|<[^>]*>/g, ' ').replaceAll(/bea@|cleo@/g, '')
    return `${status} ${headers['set-cookie'] ?? ''} ${text.replaceAll(/\s+/g, ' ')}`
  }
  expect(known.status).toBe(200)
  expect(wordsOf(unknown)).toBe(wordsOf(known))
}
