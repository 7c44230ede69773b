import { describe, expect, it } from 'vitest'
import { expectRefusal } from '../../testing/expect-refusal.ts'
import { usePlatform } from '../../testing/test-platform.ts'

describe('the allowed origins of links in mails', () => {
  const platform = usePlatform({}, { siteOrigins: ['https://mall.example'] })

  const requestLogin = (origin: string) =>
    platform.call('request_login', {
      email: 'ana@example.com',
      locale: 'en',
      site_origin: origin,
      visitor_key: 'a-visitor-of-tests',
    })

  it('include the listed origins', async () => {
    expect((await requestLogin('https://mall.example')).status).toBe(200)
  })

  it.each(['https://evil.example', 'https://mall.example.evil.example', 'http://mall.example'])(
    'exclude other origins, even with a valid key: %s',
    async (origin) => {
      await expectRefusal(await requestLogin(origin), 403, 'site-origin')
    },
  )

  it('do not matter for a call without an origin', async () => {
    await expectRefusal(await platform.call('get_profile', {}), 401, 'session')
  })

  it('are the only targets of mailed links', async () => {
    const mails = await platform.database().database.selectFrom('mail').select('content').execute()
    expect(JSON.stringify(mails)).toContain('https://mall.example')
    expect(JSON.stringify(mails)).not.toContain('evil')
  })
})
