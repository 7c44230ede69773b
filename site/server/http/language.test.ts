import { describe, expect, it } from 'vitest'
import { createTestSite } from '../../testing/site.ts'

async function go(target: string, headers: Record<string, string> = {}): Promise<[number, string | null]> {
  const response = await createTestSite().get(target, headers)
  return [response.status, response.headers.get('location')]
}

describe('the home page', () => {
  it('sends a browser that prefers Spanish to /es', async () => {
    expect(await go('/', { 'accept-language': 'es-MX,es;q=0.9,en;q=0.5' })).toEqual([302, '/es'])
  })

  it('sends a visitor who chose Spanish to /es, with the query', async () => {
    expect(await go('/?x=1', { cookie: 'a=b; i18n_redirected=es', 'accept-language': 'en' })).toEqual([
      302,
      '/es?x=1',
    ])
  })

  it('stays English for a visitor who chose it, whatever the browser prefers', async () => {
    expect(await go('/', { cookie: 'i18n_redirected=en', 'accept-language': 'es' })).toEqual([200, null])
  })

  it.each(['en-CA,es;q=0.8', 'xx', '', 'es;q=0'])('stays English for %j', async (language) => {
    expect(await go('/', { 'accept-language': language })).toEqual([200, null])
  })

  it('ignores a cookie with an unknown value', async () => {
    expect(await go('/', { cookie: 'i18n_redirected=xx', 'accept-language': 'es' })).toEqual([302, '/es'])
    expect(await go('/', { cookie: 'not_i18n_redirected=es' })).toEqual([200, null])
  })

  it('keeps these redirects out of every cache, but not the page itself', async () => {
    const { get } = createTestSite()
    const sent = await get('/', { 'accept-language': 'es' })
    expect(sent.headers.get('cache-control')).toBe('private, no-store')
    const page = await get('/', { 'accept-language': 'en' })
    expect(page.headers.get('cache-control')).toBe('public, no-cache')
    expect(page.headers.get('set-cookie')).toBeNull()
  })
})

describe('a deep link', () => {
  it.each(['/stores', '/es', '/es/stores', '/stores?letter=A'])(
    '%s never depends on the visitor',
    async (target) => {
      expect((await go(target, { cookie: 'i18n_redirected=es', 'accept-language': 'es' }))[0]).toBe(200)
      expect((await go(target, { cookie: 'i18n_redirected=en', 'accept-language': 'en' }))[0]).toBe(200)
    },
  )
})

describe('choosing a language', () => {
  const choose = (locale: string, to: string) => go(`/language/${locale}?to=${encodeURIComponent(to)}`)

  it('redirects to the same page with the same query', async () => {
    expect(await choose('es', '/stores?letter=A&category=2')).toEqual([303, '/es/stores?letter=A&category=2'])
    expect(await choose('en', '/es/stores?letter=A')).toEqual([303, '/stores?letter=A'])
    expect(await choose('es', '/')).toEqual([303, '/es'])
    expect(await choose('en', '/es')).toEqual([303, '/'])
    expect(await choose('es', '/stores/caf%C3%A9')).toEqual([303, '/es/stores/caf%C3%A9'])
    expect(await choose('es', '/stores?q=niños y más')).toEqual([
      303,
      '/es/stores?q=ni%C3%B1os%20y%20m%C3%A1s',
    ])
  })

  it.each([
    ['https://mall.example/stores?letter=A&utm_source=post', '/es/stores?letter=A&utm_source=post'],
    ['https://mall.example/es/stores?x=1', '/es/stores?x=1'],
    ['https://mall.example/stores', '/es/stores'],
    ['https://mall.example/jobs?type=x', '/es/stores?letter=A'],
    ['https://mall.example/', '/es/stores?letter=A'],
    [`https://mall.example/stores?x=${'y'.repeat(3000)}`, '/es/stores?letter=A'],
    ['no address', '/es/stores?letter=A'],
  ])('takes the query from the page with the link: %.60s', async (referer, location) => {
    expect(await go('/language/es?to=%2Fstores%3Fletter%3DA', { referer })).toEqual([303, location])
  })

  it('remembers the language for 365 days', async () => {
    const response = await createTestSite().get('/language/es?to=/stores')
    expect(response.headers.get('set-cookie')).toBe(
      'i18n_redirected=es; Max-Age=31536000; Path=/; Secure; SameSite=Lax',
    )
    expect(response.headers.get('cache-control')).toBe('private, no-store')
  })

  it('sets a cookie without Secure on a site without https', async () => {
    const response = await createTestSite({ origin: 'http://localhost:3000' }).get('/language/en')
    expect(response.headers.get('set-cookie')).not.toContain('Secure')
    expect(response.headers.get('location')).toBe('/')
  })

  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    '/%2f/evil.example',
    '/%5cevil.example',
    '/a\r\nset-cookie: x=1',
    '/\tevil',
    '/..//evil.example',
    '/es//evil.example',
    'evil.example',
    '',
    '/language/en?to=/language/es',
  ])('redirects to the home page instead of %j', async (to) => {
    expect(await choose('es', to)).toEqual([303, '/es'])
  })

  it('knows only the languages of the site', async () => {
    expect((await go('/language/xx?to=/stores'))[0]).toBe(404)
    expect((await go('/language/'))[0]).toBe(301)
  })
})
