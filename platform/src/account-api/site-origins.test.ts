import { describe, expect, it } from 'vitest'
import { expectRefusal } from '../testing/expect-refusal.ts'
import { usePlatform } from '../testing/test-platform.ts'

describe('the sites that links in mail may lead to', () => {
  const platform = usePlatform({}, { siteOrigins: ['https://mall.example'] })

  const requestLogin = (origin: string) =>
    platform.call('request_login', {
      email: 'ana@example.com',
      locale: 'en',
      site_origin: origin,
      visitor_key: 'a-visitor-of-tests',
    })

  it('are those on the list', async () => {
    expect((await requestLogin('https://mall.example')).status).toBe(200)
  })

  it.each(['https://evil.example', 'https://mall.example.evil.example', 'http://mall.example'])(
    'are no others, whoever holds the key: %s',
    async (origin) => {
      await expectRefusal(await requestLogin(origin), 403, 'site-origin')
    },
  )

  it('are not looked at where a call names none', async () => {
    await expectRefusal(await platform.call('get_profile', {}), 401, 'session')
  })

  it('have mailed only what leads to them', async () => {
    const mails = await platform.database().database.selectFrom('mail').select('content').execute()
    expect(JSON.stringify(mails)).toContain('https://mall.example')
    expect(JSON.stringify(mails)).not.toContain('evil')
  })
})
