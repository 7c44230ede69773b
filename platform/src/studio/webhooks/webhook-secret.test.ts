import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { isSignedBy } from '../../testing/webhook-receiver.ts'
import { createSecret, sealSecret, signBy } from './webhook-secret.ts'

const key = randomBytes(32)

const manual = z.object({
  isGenuine: z.custom<(...given: unknown[]) => unknown>((one) => typeof one === 'function'),
})

/** The code of a receiver in `docs/webhooks.md`. */
async function readManual() {
  const text = await readFile(join(import.meta.dirname, '../../../../docs/webhooks.md'), 'utf8')
  const [, code = ''] = /```js\n([^`]*`[^`]*`[^`]*)```/.exec(text) ?? []
  return manual.parse(await import(`data:text/javascript,${encodeURIComponent(code)}`))
}

describe('the secret of a webhook', () => {
  it('signs as the example of Standard Webhooks', () => {
    const sealed = sealSecret('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', key)
    const event = {
      id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      timestamp: 1_614_265_330,
      body: '{"test": 2432232314}',
    }
    expect(signBy([sealed], key, event)).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=')
  })

  it('has 24 to 64 bytes, and is another one each time', () => {
    const secrets = [createSecret(), createSecret()]
    for (const secret of secrets) {
      expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]+=*$/)
      const { length } = Buffer.from(secret.slice('whsec_'.length), 'base64')
      expect(length).toBeGreaterThanOrEqual(24)
      expect(length).toBeLessThanOrEqual(64)
    }
    expect(secrets[0]).not.toBe(secrets[1])
  })

  it('signs beside another one, each in its place', () => {
    const [now, former] = [createSecret(), createSecret()]
    const event = { id: 'msg_1', timestamp: 1, body: '{}' }
    const signature = signBy([sealSecret(now, key), sealSecret(former, key)], key, event)
    const headers = { 'webhook-id': 'msg_1', 'webhook-timestamp': '1', 'webhook-signature': signature }
    expect(signature.split(' ')).toHaveLength(2)
    for (const secret of [now, former]) expect(isSignedBy(secret, { headers, body: '{}' })).toBe(true)
    expect(isSignedBy(createSecret(), { headers, body: '{}' })).toBe(false)
    expect(isSignedBy(now, { headers, body: '{ }' })).toBe(false)
  })

  it('is checked by the receiver of the manual, also beside another one', async () => {
    const [now, former] = [createSecret(), createSecret()]
    const at = Date.parse('2026-11-25T14:30:00Z')
    const event = { id: 'msg_1', timestamp: at / 1_000, body: '{"ü":1}' }
    const signature = signBy([sealSecret(now, key), sealSecret(former, key)], key, event)
    const headers = {
      'webhook-id': 'msg_1',
      'webhook-timestamp': String(event.timestamp),
      'webhook-signature': signature,
    }
    const { isGenuine } = await readManual()
    for (const secret of [now, former]) expect(isGenuine(secret, headers, event.body, at)).toBe(true)
    expect(isGenuine(createSecret(), headers, event.body, at)).toBe(false)
    expect(isGenuine(now, headers, '{}', at)).toBe(false)
    expect(isGenuine(now, headers, event.body, at + 301_000)).toBe(false)
  })

  it('cannot be read from its row, nor opened with another key', () => {
    const secret = createSecret()
    const sealed = sealSecret(secret, key)
    const bytes = Buffer.from(secret.slice('whsec_'.length), 'base64')
    expect(sealed.includes(bytes)).toBe(false)
    expect(sealSecret(secret, key).equals(sealed)).toBe(false)
    const event = { id: 'msg_1', timestamp: 1, body: '{}' }
    expect(() => signBy([sealed], randomBytes(32), event)).toThrow()
  })
})
