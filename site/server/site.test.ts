import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { hostileContent } from '../testing/build.tsx'
import { createTestSite } from '../testing/site.ts'

describe('pages', () => {
  it('show the content in the language of the address', async () => {
    const { get } = createTestSite()
    expect(await (await get('/stores')).text()).toContain('en /stores of Test Mall')
    expect(await (await get('/es/stores')).text()).toContain('es /stores of Test Mall')
    expect(await (await get('/es')).text()).toContain('es / of Test Mall')
  })

  it('answer HEAD like GET, without a body', async () => {
    const { get } = createTestSite()
    const response = await get('/stores', {}, 'HEAD')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  })

  it('refuse other methods', async () => {
    const { get, loads } = createTestSite()
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND']) {
      const response = await get('/stores', {}, method)
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
    }
    expect(loads).toHaveLength(0)
  })

  it('that do not exist are 404 in the words of the specification', async () => {
    const { get } = createTestSite()
    const response = await get('/nothing-here')
    expect(response.status).toBe(404)
    expect(await response.text()).toContain('This page could not be found')
  })

  it.each(['//evil.example/x', '/a//b', '/a/../b', '/%2e%2e/etc/passwd', '/a%2fb', '/a%5cb'])(
    'at %s are 404 and never another host',
    async (target) => {
      // A URL would be resolved before the site sees it.
      const response = await createTestSite().request('/', {}, { target })
      expect(response.status).toBe(404)
      expect(response.headers.get('location')).toBeNull()
    },
  )

  it.each([
    ['/es//stores', 'es'],
    ['/es/jobs//%2f', 'es'],
    ['/stores//es', 'en'],
  ])('that cannot exist answer 404 in the language of the address: %s', async (target, language) => {
    const response = await createTestSite().get(target)
    expect(response.status).toBe(404)
    expect(await response.text()).toMatch(new RegExp(`<html lang="${language}">`))
  })

  it.each(['/%', '/%zz', '/a%00b', '/%c3%28', 'http://evil.example/', '*', '', '/a b', '/a\\b'])(
    'refuse the target %j',
    async (target) => {
      const response = await createTestSite().request('/', {}, { target })
      expect(response.status).toBe(400)
    },
  )

  it('refuse a target longer than any of theirs', async () => {
    expect((await createTestSite().get(`/${'a'.repeat(3_000)}`)).status).toBe(414)
  })

  it('redirect where a loader says so, without its cookies', async () => {
    const response = await createTestSite().get('/moved')
    expect([response.status, response.headers.get('location')]).toEqual([302, '/stores'])
    expect(response.headers.get('set-cookie')).toBeNull()
  })

  it('include responses that are not HTML', async () => {
    const response = await createTestSite().get('/stores.json')
    expect(response.headers.get('content-type')).toContain('application/json')
    expect(await response.json()).toEqual(['a', 'b'])
  })
})

describe('what reaches a loader', () => {
  it('is the address only, at our own origin', async () => {
    const { get, loads } = createTestSite()
    await get('/stores', {
      cookie: 'i18n_redirected=es',
      'x-forwarded-host': 'evil.example',
      authorization: 'x',
    })
    expect(loads[0]?.url).toBe('https://mall.example/stores')
    expect([...(loads[0]?.headers ?? [])]).toEqual([])
  })

  it('has only the query keys that its route declares, each once, in one order', async () => {
    const { get, loads } = createTestSite()
    await get('/stores?utm_source=mail&category=2&letter=A&letter=B&index&_routes=root&constructor=1')
    expect(loads[0]?.url).toBe('https://mall.example/stores?letter=A&category=2')
  })

  it('has the beginning of a value that is too long', async () => {
    const { get, loads } = createTestSite()
    await get(`/stores?letter=${'A'.repeat(500)}`)
    expect(loads[0]?.url).toBe(`https://mall.example/stores?letter=${'A'.repeat(200)}`)
  })

  it('has an empty value only of a required field', async () => {
    const { get, loads } = createTestSite()
    await get('/note?from=&to=&via=')
    expect(loads[0]?.url).toBe('https://mall.example/note?from=&to=')
  })

  it('has as `now` the last instant at which anything could have changed, here midnight', async () => {
    const { get } = createTestSite()
    expect(await (await get('/stores')).text()).toContain(String(Date.UTC(2026, 10, 20, 4)))
  })
})

describe('hostile headers', () => {
  const hostile: Record<string, string> = {
    'x-react-router-spa-mode': 'yes',
    'x-react-router-prerender-data': '[]',
    'x-remix-reload-document': 'true',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'http',
    'x-original-url': '/broken',
    'x-rewrite-url': '/broken',
    'x-http-method-override': 'POST',
    'x-host': 'evil.example',
    forwarded: 'host=evil.example',
    origin: 'https://evil.example',
    referer: 'https://evil.example/<script>',
    range: 'bytes=0-10',
    accept: 'application/json',
    'user-agent': '<script>alert(1)</script>',
    cookie: 'i18n_redirected=<script>; __proto__=1',
    'if-match': '*',
    'x-middleware-subrequest': '1',
    purpose: 'prefetch',
  }

  it.each(Object.keys(hostile))('such as %s change nothing of a page', async (name) => {
    const { get } = createTestSite()
    const plain = await get('/stores')
    const attacked = await createTestSite().get('/stores', { [name]: hostile[name] ?? '' })
    expect(await attacked.text()).toBe(await plain.text())
    expect([...attacked.headers]).toEqual([...plain.headers])
  })
})

describe('compression', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['BR', 'br'],
    ['identity', null],
    ['gzip;q=0', null],
    ['brotli', null],
  ])('for %s is %s', async (accepted, encoding) => {
    const response = await createTestSite().get('/stores', { 'accept-encoding': accepted })
    expect(response.headers.get('content-encoding')).toBe(encoding)
  })
})

describe('failures', () => {
  it('show the error page with the reference number of the log, without details and scripts', async () => {
    const { get, logged } = createTestSite()
    const response = await get('/broken')
    const html = await response.text()
    const reference = /Reference ([0-9a-f]{8})/.exec(html)?.[1]
    expect(response.status).toBe(500)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(logged[0]).toContain(`"reference":"${reference}"`)
    expect(html).not.toContain('secret detail')
    expect(html.match(/<script(?! type="application)/g)).toBeNull()
  })

  it('of the error page itself show the last resort, with a link to the home page', async () => {
    const response = await createTestSite().get('/hopeless')
    const html = await response.text()
    expect(response.status).toBe(500)
    expect(html).toContain('An error occurred while showing the error page')
    expect(html).toContain('<a href="/">')
    expect(html).toContain('<a href="/es">')
    expect(html).not.toContain('secret detail')
  })

  it('of anything else show the last resort too', async () => {
    const { get, logged } = createTestSite({
      content() {
        throw new Error('secret detail')
      },
    })
    const response = await get('/stores')
    expect(response.status).toBe(500)
    expect(await response.text()).not.toContain('secret detail')
    expect(logged).toHaveLength(1)
  })
})

describe('without content', () => {
  it('answers 503 in both languages and sets Retry-After', async () => {
    const response = await createTestSite({ content: () => undefined }).get('/stores')
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
    expect(response.headers.get('cache-control')).toBe('no-store')
    const html = await response.text()
    expect(html).toContain('We will be right back')
    expect(html).toContain('Volvemos enseguida')
    expect(html).toContain('<a href="">Try again</a>')
  })

  it('is alive but not ready', async () => {
    const { get } = createTestSite({ isReady: () => false })
    expect((await get('/healthz')).status).toBe(200)
    expect((await get('/readyz')).status).toBe(503)
    expect((await createTestSite().get('/readyz')).status).toBe(200)
    expect((await createTestSite({ isStopping: () => true }).get('/readyz')).status).toBe(503)
    expect((await createTestSite({ isStopping: () => true }).get('/stores')).status).toBe(200)
  })
})

describe('security headers', () => {
  it('are on every response', async () => {
    const { get } = createTestSite()
    for (const target of [
      '/',
      '/stores',
      '/nothing',
      '/broken',
      '/hopeless',
      '/events',
      '/stores.data',
      '/healthz',
      '/%',
    ]) {
      const { headers } = await get(target)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('content-security-policy')).toContain("default-src 'none'")
      expect(headers.get('content-security-policy')).not.toContain('unsafe')
      expect(headers.get('strict-transport-security')).toContain('max-age=')
    }
  })

  it.each(['/', '/es/stores?letter=A', '/nothing', '/profile', '/hostile'])(
    'allow on %s the scripts that our code wrote, and no other',
    async (target) => {
      const response = await createTestSite().get(target)
      const html = await response.text()
      const policy = response.headers.get('content-security-policy') ?? ''
      const allowed = [...policy.matchAll(/'(sha256-[^']+)'/g)].map(([, hash]) => hash)
      const ownScripts = scriptsOf(html.replace(hostileContent, ''))
      expect(ownScripts).toHaveLength(3)
      expect(new Set(allowed)).toEqual(new Set(ownScripts.map(hashOf)))
      for (const script of scriptsOf(hostileContent)) expect(allowed).not.toContain(hashOf(script))
      expect(html.includes(hostileContent)).toBe(target === '/hostile')
      expect(html.replace(hostileContent, '')).not.toContain('nonce')
    },
  )

  it.each(['/plain', '/broken'])('allow no inline script on %s, which has none', async (target) => {
    const answer = await createTestSite().get(target)
    expect(scriptsOf(await answer.text())).toEqual([])
    expect(answer.headers.get('content-security-policy')).toContain("; script-src 'self'; ")
  })

  it.each([
    ['/stores.data', 'text/x-script; charset=utf-8'],
    ['/stores.json', 'application/json; charset=utf-8'],
    ['/stores', 'text/html; charset=utf-8'],
  ])('name the charset of %s', async (target, type) => {
    expect((await createTestSite().get(target)).headers.get('content-type')).toBe(type)
  })

  it('upgrade to https only on a site with https', async () => {
    const { headers } = await createTestSite({ origin: 'http://localhost:3000' }).get('/stores')
    expect(headers.get('strict-transport-security')).toBeNull()
    expect(headers.get('content-security-policy')).not.toContain('upgrade-insecure-requests')
  })
})

/** Text of the scripts that a browser would run. */
function scriptsOf(html: string): readonly string[] {
  return [...html.matchAll(/<script(?![^>]*application)[^>]*>([^]*?)<\/script>/g)].map(
    ([, text = '']) => text,
  )
}

function hashOf(script: string): string {
  return `sha256-${createHash('sha256').update(script).digest('base64')}`
}
