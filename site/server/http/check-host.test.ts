import { describe, expect, it } from 'vitest'
import { createTestSite } from '../../testing/site.ts'

const hosts = ['mall.example', 'www.mall.example', '[::1]']

async function statusFor(target: string, host: string | undefined, method = 'GET'): Promise<number> {
  const headers = host === undefined ? {} : { host }
  return (await createTestSite({ hosts }).request(target, { method, headers })).status
}

describe('the hosts of a site', () => {
  it.each(['mall.example', 'MALL.example:443', 'www.mall.example', '[::1]:3000'])(
    'include %s',
    async (host) => {
      expect(await statusFor('/stores', host)).toBe(200)
    },
  )

  it.each(['evil.example', 'mall.example.evil.example', '', undefined, 'mall.example@evil.example'])(
    'do not include %s, which gets 421',
    async (host) => {
      expect(await statusFor('/stores', host)).toBe(421)
      expect(await statusFor('/contact-us', host, 'POST')).toBe(421)
    },
  )

  it('are not checked for monitoring', async () => {
    expect(await statusFor('/readyz', '10.0.0.7:3000')).toBe(200)
    expect(await statusFor('/healthz', '10.0.0.7:3000')).toBe(200)
  })

  it('are unlimited where none is configured', async () => {
    expect((await createTestSite().get('/stores', { host: 'any.example' })).status).toBe(200)
  })
})
