import { describe, expect, it } from 'vitest'
import { createTestContent } from '../testing/content.ts'
import { createTestSite } from '../testing/site.ts'

describe('a refusal', () => {
  const page = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
  const refused = [
    { status: 400, method: 'GET', path: '/%' },
    { status: 404, method: 'GET', path: '/hydration/stores' },
    { status: 405, method: 'POST', path: '/stores' },
    { status: 414, method: 'GET', path: `/${'a'.repeat(3_000)}` },
  ]

  it.each(refused)('is a page with links to the home page for a browser: $status', async (one) => {
    const { get } = createTestSite()
    const response = await get(one.path, page, one.method)
    const html = await response.text()
    expect(response.status).toBe(one.status)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(html).toContain('<html lang="en">')
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(html).toContain('<a href="/">')
    expect(html).toContain('<a href="/es">')
  })

  it.each(refused.filter(({ status }) => status !== 404))(
    'begins with Spanish under /es: $status',
    async ({ status, method, path }) => {
      const response = await createTestSite().get(`/es${path}`, page, method)
      const html = await response.text()
      expect(response.status).toBe(status)
      expect(html).toContain('<html lang="es">')
      expect(html.indexOf('href="/es"')).toBeLessThan(html.indexOf('href="/"'))
    },
  )

  it.each(refused)('is a line of text for other clients: $status', async ({ status, method, path }) => {
    const response = await createTestSite().get(path, { accept: '*/*' }, method)
    expect(response.status).toBe(status)
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect((await response.text()).length).toBeLessThan(40)
  })

  it('has the mall’s name if there is content', async () => {
    const { get } = createTestSite()
    expect(await (await get('/%', page)).text()).toMatch(/<title>[^<]+ · Test Mall<\/title>/)
    const empty = createTestSite({ content: () => undefined })
    expect(await (await empty.get('/%', page)).text()).toContain('<title>This address cannot be read</title>')
  })

  it('shows a hostile name of a mall as text', async () => {
    const content: typeof createTestContent = (locale) => {
      const testContent = createTestContent(locale)
      return { ...testContent, property: { ...testContent.property, name: '<script>"&' } }
    }
    const html = await (await createTestSite({ content }).get('/%', page)).text()
    expect(html).toContain('&lt;script&gt;&quot;&amp;')
    expect(html).not.toContain('<script')
  })
})
