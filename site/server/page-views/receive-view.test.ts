import { describe, expect, it } from 'vitest'
import { contentPagePath } from '../../app/presenters/content-page-path.ts'
import { createTestSite } from '../../testing/site.ts'
import { createTestContent } from '../../testing/content.ts'
import { createTestPage, createTestStore } from '../../testing/page-context.ts'

const person = {
  'sec-fetch-site': 'same-origin',
  'user-agent': 'Mozilla/5.0 (Android 16; Mobile) Firefox/150',
}
const path = '/stores/ixtle'
const records = {
  stores: [createTestStore({ slug: 'ixtle' })],
  pages: [createTestPage({ slug: 'gift-cards' })],
}

/** A site, and what it counted. */
function createCountingSite() {
  const counted: { page: string; timeZone: string; address: string }[] = []
  const { request } = createTestSite({
    content: (locale) => createTestContent(locale, records),
    countView: (view) => void counted.push(view),
    trustedProxies: 1,
  })
  const post = async (body: string, headers: Readonly<Record<string, string>> = person) =>
    request('/seen', { method: 'POST', headers, body }, { address: '127.0.0.1' })
  return { counted, post }
}

describe('a page that was seen', () => {
  it('is counted for its record, in any language, by the address before the proxy', async () => {
    const { counted, post } = createCountingSite()
    const forwarded = { ...person, 'x-forwarded-for': '192.0.2.7' }
    const { status, headers, body } = await post(path, forwarded)
    expect([status, headers.get('cache-control'), headers.get('set-cookie'), body]).toEqual([
      204,
      'no-store',
      null,
      null,
    ])
    await post(`/es${path}`, forwarded)
    expect(counted).toMatchObject([
      { page: path, address: '192.0.2.7' },
      { page: path, address: '192.0.2.7' },
    ])
  })

  it.each([
    '',
    '/',
    '/stores',
    '/stores/nothing',
    '/wp-admin',
    `${path}?x=1`,
    `${path}#x`,
    `/xx${path}`,
    'x'.repeat(9_000),
  ])('is not counted if it is no page of a record (%s)', async (other) => {
    const { counted, post } = createCountingSite()
    await post(other)
    expect(counted).toEqual([])
  })

  it.each([
    ['a robot', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
    ['a program', { 'user-agent': 'python-requests/2.32' }],
    ['a browser without a screen', { 'user-agent': 'Mozilla/5.0 HeadlessChrome/140' }],
    ['a client without a name', { 'user-agent': '' }],
    ['Global Privacy Control', { 'sec-gpc': '1' }],
    ['Do Not Track', { dnt: '1' }],
  ])('is not counted for %s, which gets the same response', async (_, headers) => {
    const { counted, post } = createCountingSite()
    expect((await post(path, { ...person, ...headers })).status).toBe(204)
    expect(counted).toEqual([])
  })

  it.each([{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://attacker.example', 'sec-fetch-site': '' }])(
    'is refused from another site (%j)',
    async (headers) => {
      const { counted, post } = createCountingSite()
      const { 'sec-fetch-site': _, ...browser } = person
      expect((await post(path, { ...browser, ...headers })).status).toBe(403)
      expect(counted).toEqual([])
    },
  )

  it('is counted for a content page by its own address', async () => {
    const { counted, post } = createCountingSite()
    const canonical = contentPagePath({ slug: 'gift-cards' })
    await post(canonical)
    expect(counted).toMatchObject([{ page: '/pages/gift-cards' }])
  })

  it('is refused where nobody counts', async () => {
    const sent = { method: 'POST', headers: person, body: path }
    expect((await createTestSite().request('/seen', sent)).status).toBe(405)
  })
})
