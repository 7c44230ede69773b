import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sealCall, accountCallUrl } from './call.ts'
import { isCallSignedBy, signCall } from './signature.ts'

const key = 'a-key-of-the-platform'
const body = { mall_id: 1, timestamp: '2026-11-20T15:00:00.000Z', nonce: 'n', data: { a: [1, { b: null }] } }

describe('the signature of an account call', () => {
  it('is the same for any order of keys', async () => {
    const signature = await signCall('get_profile', body, key)
    const turned = { data: { a: [1, { b: null }] }, nonce: 'n', timestamp: body.timestamp, mall_id: 1 }
    expect(await isCallSignedBy(signature, { endpoint: 'get_profile', body: turned, key })).toBe(true)
  })

  it('is the HMAC of the endpoint and of the body with its keys in order', async () => {
    // printf 'get_profile\n{"data":{"a":[1,{"b":null}]},"mall_id":1,"nonce":"n","timestamp":"2026-11-20T15:00:00.000Z"}' |
    //   openssl dgst -sha256 -hmac a-key-of-the-platform
    expect(await signCall('get_profile', body, key)).toBe(
      'ee449b4bedd192af1b52727778dd7faa4f95f99146fab6233f239fb610dacb69',
    )
  })

  it('does not include itself, so that it can be in the body', async () => {
    const signature = await signCall('get_profile', body, key)
    const sent = { ...body, signature }
    expect(await isCallSignedBy(signature, { endpoint: 'get_profile', body: sent, key })).toBe(true)
  })

  it('is invalid for another endpoint, key or value', async () => {
    const signature = await signCall('get_profile', body, key)
    const isValid = (endpoint: string, sent: object, by = key) =>
      isCallSignedBy(signature, { endpoint, body: sent, key: by })
    expect(await isValid('get_favorites', body)).toBe(false)
    expect(await isValid('get_profile', body, `${key}2`)).toBe(false)
    expect(await isValid('get_profile', { ...body, mall_id: '1' })).toBe(false)
    expect(await isValid('get_profile', { ...body, more: true })).toBe(false)
    expect(await isValid('get_profile', { ...body, data: { a: [{ b: null }, 1] } })).toBe(false)
  })

  it('differs for different values', async () => {
    const equal = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), fc.jsonValue(), async (a, b) => {
        fc.pre(!equal(sorted(a), sorted(b)))
        const signature = await signCall('x', { a }, key)
        expect(await isCallSignedBy(signature, { endpoint: 'x', body: { a: b }, key })).toBe(false)
        expect(await isCallSignedBy(signature, { endpoint: 'x', body: { a: copy(a) }, key })).toBe(true)
      }),
    )
  })

  it.each(['', 'x', 'z'.repeat(64), 'AB'.repeat(32), `${'ab'.repeat(32)}\n`])(
    'is refused where it is none: %j',
    async (signature) => {
      expect(await isCallSignedBy(signature, { endpoint: 'x', body, key })).toBe(false)
    },
  )
})

describe('the body of an account call', () => {
  const call = {
    propertyId: '7',
    endpoint: 'add_favorite',
    data: { type: 'store', id: 3 },
    timestamp: '2026-11-20T15:00:00.000Z',
    nonce: 'n-1',
  }

  it('is signed', async () => {
    const sealed = await sealCall(call, { scheme: 'hmac-sha256', key })
    expect(sealed).toMatchObject({
      mall_id: 7,
      timestamp: call.timestamp,
      nonce: 'n-1',
      type: 'store',
      id: 3,
    })
    const { signature } = Object.fromEntries(Object.entries(sealed))
    expect(await isCallSignedBy(signature, { endpoint: 'add_favorite', body: sealed, key })).toBe(true)
  })

  it('contains the key itself with the scheme api-key, and no unknown fields', async () => {
    const sealed = await sealCall({ ...call, propertyId: 'quay' }, { scheme: 'api-key', key })
    expect(sealed).toEqual({
      mall_id: 'quay',
      signature: key,
      timestamp: call.timestamp,
      type: 'store',
      id: 3,
    })
  })

  it('is sent to the tenant of the platform', () => {
    expect(accountCallUrl('https://p.example/api//', 'mall', 'get_profile').href).toBe(
      'https://p.example/api/mall/get_profile',
    )
    expect(accountCallUrl('http://p.example?x=1#y', 'a/b', 'get_profile').href).toBe(
      'http://p.example/a%2Fb/get_profile',
    )
    expect(() => accountCallUrl('ftp://p.example', 'mall', 'x')).toThrow(TypeError)
  })
})

/** A value that was sent with its keys the other way round. */
function copy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copy)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([name, item]) => [name, copy(item)]),
  )
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.entries(value)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, item]) => [name, sorted(item)])
}
