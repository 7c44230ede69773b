import { sealCall } from '@promenade/contract/account-api/call'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openEnvelope } from './open-envelope.ts'
import { expectRefusal } from '../../testing/expect-refusal.ts'
import { friday } from '../../testing/sample-content.ts'
import { apiKey, post, usePlatform } from '../../testing/test-platform.ts'

describe('calls of the account API', () => {
  const platform = usePlatform()

  describe('signature', () => {
    it('is required, and must match the call', async () => {
      const body = await seal({})
      for (const signature of [undefined, '', 'x', '0'.repeat(64), apiKey]) {
        await expectRefusal(await send('get_profile', { ...body, signature }), 401, 'signature')
      }
      await expectRefusal(await send('log_out', body), 401, 'signature')
      await expectRefusal(await send('get_profile', body), 401, 'session')
    })

    it('is accepted once', async () => {
      const body = await seal({})
      await expectRefusal(await send('get_profile', body), 401, 'session')
      await expectRefusal(await send('get_profile', body), 401, 'signature')
    })

    it('is valid five minutes before and after its timestamp', async () => {
      for (const [minutes, reason] of [
        [-5.01, 'signature'],
        [-5, 'session'],
        [5, 'session'],
        [5.01, 'signature'],
      ] as const) {
        const timestamp = new Date(friday.getTime() + minutes * 60_000)
        await expectRefusal(await platform.call('get_profile', {}, { timestamp }), 401, reason)
      }
    })

    it('is invalid after a change of any field', async () => {
      const change = fc.record({ at: fc.string({ minLength: 1 }), value: fc.jsonValue({ maxDepth: 1 }) })
      await fc.assert(
        fc.asyncProperty(change, async ({ at, value }) => {
          const body = await seal({ type: 'store', id: 7 })
          const changed = { ...body, [at === 'signature' ? 'other' : at]: value }
          fc.pre(JSON.stringify(changed) !== JSON.stringify(body))
          await expectRefusal(await send('get_profile', changed), 401, 'signature')
        }),
        { numRuns: 60 },
      )
      for (const field of ['mall_id', 'timestamp', 'nonce', 'type', 'id']) {
        const body = await seal({ type: 'store', id: 7 })
        await expectRefusal(await send('get_profile', { ...body, [field]: 8 }), 401, 'signature')
        await expectRefusal(await send('get_profile', { ...body, [field]: undefined }), 401, 'signature')
      }
    })

    it('may use any of the keys', async () => {
      const { database } = platform.database()
      const open = async (apiKeys: readonly string[]) => {
        const signing = { scheme: 'hmac-sha256', apiKeys } as const
        return openEnvelope({ endpoint: 'get_profile', body: await seal({}), database, now: friday }, signing)
      }
      expect(await open(['the-next-key-of-the-mall', apiKey])).toEqual({ propertyId: '1', data: {} })
      await expect(open(['the-next-key-of-the-mall'])).rejects.toMatchObject({ status: 401 })
    })

    it('does not depend on the order of keys', async () => {
      const body = Object.entries(await seal({ type: 'store', id: 7, more: { a: 1, b: [2, { c: 3 }] } }))
      await fc.assert(
        fc.asyncProperty(fc.shuffledSubarray(body, { minLength: body.length }), async (entries) => {
          await platform.database().database.deleteFrom('seen_call').execute()
          await expectRefusal(await send('get_profile', Object.fromEntries(entries)), 401, 'session')
        }),
        { numRuns: 20 },
      )
    })
  })

  describe('key in place of a signature', () => {
    it('is accepted if the settings allow it, with any of the keys, in time, any number of times', async () => {
      const { database } = platform.database()
      const apiKeys = ['the-old-key-of-the-mall', apiKey]
      const open = (signature: string, at = friday) => {
        const body = { mall_id: '1', signature, timestamp: at.toISOString(), type: 'store' }
        const signing = { scheme: 'api-key', apiKeys } as const
        return openEnvelope({ endpoint: 'get_profile', body, database, now: friday }, signing)
      }
      for (const key of [...apiKeys, ...apiKeys])
        expect(await open(key)).toEqual({ propertyId: '1', data: { type: 'store' } })
      await expect(open('another-key-of-a-mall')).rejects.toMatchObject({ status: 401 })
      await expect(open(apiKey, new Date(0))).rejects.toMatchObject({ status: 401 })
    })
  })

  describe('addresses', () => {
    it('responds with 404 for an unknown endpoint or property', async () => {
      await expectRefusal(await platform.call('get_weather', {}), 404, 'unknown')
      await expectRefusal(await platform.call('toString', {}), 404, 'unknown')
      const body = await seal({}, '2')
      await expectRefusal(await send('get_profile', body), 404)
    })

    it('do not exist for another tenant', async () => {
      const body = await seal({})
      expect((await platform.fetch('/other/get_profile', post(body))).status).toBe(405)
      expect((await platform.fetch('/mall/get_profile/more', post(body))).status).toBe(405)
      expect((await platform.fetch('/mall/get_profile')).status).toBe(404)
    })
  })

  describe('body', () => {
    it('is one small JSON object in UTF-8, with its length', async () => {
      const deep = `{"a":${'['.repeat(30_000)}${']'.repeat(30_000)}}`
      for (const text of ['', '[]', 'null', '"text"', '{', '{"a":"\\u0000"}', deep]) {
        await expectRefusal(await platform.fetch('/mall/get_profile', post(text)), 400)
      }
      for (const [status, headers] of [
        [415, { 'Content-Type': 'text/plain' }],
        [415, { 'Content-Type': 'application/json-seq' }],
        [415, { 'Content-Encoding': 'br' }],
        [411, { 'Content-Length': '' }],
        [411, { 'Transfer-Encoding': 'chunked' }],
        [413, { 'Content-Length': String(64 * 1_024 + 1) }],
      ] as const) {
        await expectRefusal(await platform.fetch('/mall/get_profile', post('{}', headers)), status)
      }
    })
  })

  async function seal(data: object, propertyId = '1') {
    const call = { propertyId, endpoint: 'get_profile', data, timestamp: friday.toISOString() }
    return sealCall({ ...call, nonce: crypto.randomUUID() }, { scheme: 'hmac-sha256', key: apiKey })
  }

  async function send(endpoint: string, body: object) {
    return platform.fetch(`/mall/${endpoint}`, post(body))
  }
})
