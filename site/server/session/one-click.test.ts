import { describe, expect, it } from 'vitest'
import { createTestSite, testPlatform } from '../../testing/site.ts'
import { createTestAccountPlatform } from '../../testing/account-platform.ts'
import { createRotatingTokens } from '../../testing/rotating-tokens.ts'

const token = 'abcdefghijklmnopqrstuv'
const oneClick = { 'List-Unsubscribe': 'One-Click' }

function openSite() {
  const platform = createTestAccountPlatform(createRotatingTokens())
  const { post } = createTestSite({ platform: { ...testPlatform, fetch: platform.fetch } })
  return { platform, post }
}

describe('the unsubscribe button of a mail provider', () => {
  it.each(['/newsletter/unsubscribe', '/es/newsletter/unsubscribe'])('works at %s', async (path) => {
    const { platform, post } = openSite()
    for (let time = 0; time < 2; time += 1) {
      const response = await post(`${path}?token=${token}`, oneClick, {
        cookie: '__Host-auInfo=x; favorites=s1',
      })
      expect([response.status, response.headers.getSetCookie(), await response.text()]).toEqual([
        200,
        [],
        'Unsubscribed\n',
      ])
    }
    expect(platform.received.map(({ endpoint, body }) => [endpoint, body['token']])).toEqual([
      ['newsletter_unsubscribe', token],
      ['newsletter_unsubscribe', token],
    ])
  })

  it.each(['', '?token=', '?token=short', `?token=${token}%0d%0a`, `?token=${'a'.repeat(129)}`])(
    'does nothing with %s',
    async (query) => {
      const { platform, post } = openSite()
      expect((await post(`/newsletter/unsubscribe${query}`, oneClick, {})).status).toBe(400)
      expect(platform.received).toEqual([])
    },
  )

  it.each([
    [404, 404],
    [410, 404],
    [429, 429],
    [500, 503],
  ])('gets a plain response if the platform responds with %i', async (platformStatus, status) => {
    const { platform, post } = openSite()
    platform.behave = () =>
      Response.json({ status: platformStatus, message: 'x' }, { status: platformStatus })
    const response = await post(`/newsletter/unsubscribe?token=${token}`, oneClick, {})
    expect([response.status, response.headers.get('content-type')]).toEqual([
      status,
      'text/plain; charset=utf-8',
    ])
  })

  it('cannot be used by other sites to send a form', async () => {
    const { platform, post } = openSite()
    const target = `/newsletter/unsubscribe?token=${token}`
    expect((await post(target, { leave: '1' }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await post('/note', oneClick, {})).status).toBe(403)
    expect(platform.received).toEqual([])
  })
})
