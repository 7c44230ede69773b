import { describe, expect, it } from 'vitest'
import { shown } from '../../testing/form-site.ts'
import { createTestSite } from '../../testing/site.ts'

describe('a screen that is one visitor’s alone', () => {
  const cookie = 'a=b; favorites=s1.e2; favorites=s9'

  it('is rendered for who asks, and kept by nobody', async () => {
    const { get } = createTestSite()
    for (const [target, asked] of [
      ['/profile', { cookie }],
      ['/profile.data', { cookie, 'accept-encoding': 'br' }],
    ] as const) {
      const { headers } = await get(target, asked)
      expect([headers.get('cache-control'), headers.get('vary'), headers.get('etag')]).toEqual([
        'private, no-store',
        'Cookie, Accept-Encoding',
        null,
      ])
    }
    expect(await shown(await get('/profile', { cookie }))).toContain('[{"type":"store","id":"1"},')
    expect(await shown(await get('/profile'))).toContain('"favorites":[]')
  })

  it('learns the secret of a link, which no log does', async () => {
    const { get, logged } = createTestSite()
    expect(await shown(await get('/profile?token=secret&x=1'))).toContain('"search":"?token=secret"')
    for (const target of ['/login/confirm?hash=secret', '/login/confirm.data?hash=secret'])
      expect((await get(target)).status).toBe(500)
    expect(logged).toHaveLength(2)
    expect(logged.join()).not.toContain('?hash')
  })

  it.each(['/hydration/profile?v=1.x', '/hydration/profile.data?v=1.x'])(
    'is not what %s shows',
    async (target) => {
      expect((await createTestSite().get(target, { cookie })).status).toBe(404)
    },
  )

  it.each(['/pr%6ffile', '/profile/.data'])('is the same spelled %s', async (target) => {
    const answer = await createTestSite().get(target, { cookie })
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  })
})
