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

describe('the button of a mail provider', () => {
  it.each(['/newsletter/unsubscribe', '/es/newsletter/unsubscribe'])('is heard at %s', async (path) => {
    const { platform, post } = openSite()
    for (let time = 0; time < 2; time += 1) {
      const answer = await post(`${path}?token=${token}`, oneClick, {
        cookie: '__Host-auInfo=x; favorites=s1',
      })
      expect([answer.status, answer.headers.getSetCookie(), await answer.text()]).toEqual([
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
    'means nothing with %s',
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
  ])('is answered plainly where the platform says %i', async (said, status) => {
    const { platform, post } = openSite()
    platform.behave = () => Response.json({ status: said, message: 'x' }, { status: said })
    const answer = await post(`/newsletter/unsubscribe?token=${token}`, oneClick, {})
    expect([answer.status, answer.headers.get('content-type')]).toEqual([status, 'text/plain; charset=utf-8'])
  })

  it('is nothing that other sites can press for a form of ours', async () => {
    const { platform, post } = openSite()
    const target = `/newsletter/unsubscribe?token=${token}`
    expect((await post(target, { leave: '1' }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await post('/note', oneClick, {})).status).toBe(403)
    expect(platform.received).toEqual([])
  })
})
