import { describe, expect, it } from 'vitest'
import { htmlOf } from '../../testing/form-site.ts'
import { createTestSite } from '../../testing/site.ts'

describe('a personal page', () => {
  const cookie = 'a=b; favorites=s1.e2; favorites=s9'

  it('is rendered for its visitor, and never stored', async () => {
    const { get } = createTestSite()
    for (const [target, headers] of [
      ['/profile', { cookie }],
      ['/profile.data', { cookie, 'accept-encoding': 'br' }],
    ] as const) {
      const response = (await get(target, headers)).headers
      expect([response.get('cache-control'), response.get('vary'), response.get('etag')]).toEqual([
        'private, no-store',
        'Cookie, Accept-Encoding',
        null,
      ])
    }
    expect(await htmlOf(await get('/profile', { cookie }))).toContain('[{"type":"store","id":"1"},')
    expect(await htmlOf(await get('/profile'))).toContain('"favorites":[]')
  })

  it('gets the secret of a link, which is not logged', async () => {
    const { get, logged } = createTestSite()
    expect(await htmlOf(await get('/profile?token=secret&x=1'))).toContain('"search":"?token=secret"')
    for (const target of ['/login/confirm?hash=secret', '/login/confirm.data?hash=secret'])
      expect((await get(target)).status).toBe(500)
    expect(logged).toHaveLength(2)
    expect(logged.join()).not.toContain('?hash')
  })

  it('gets values longer than those of cached pages', async () => {
    const { get } = createTestSite()
    const token = 's1.'.repeat(300)
    expect(await htmlOf(await get(`/profile?token=${token}`))).toContain(`"search":"?token=${token}"`)
  })

  it.each(['/wake/profile?v=1.x', '/wake/profile.data?v=1.x'])(
    'has no hydration data at %s',
    async (target) => {
      const { get, logged } = createTestSite()
      expect((await get(target, { cookie })).status).toBe(404)
      expect(logged).toEqual([])
    },
  )

  it.each(['/pr%6ffile', '/profile/.data'])('is the same spelled %s', async (target) => {
    const response = await createTestSite().get(target, { cookie })
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  })
})
