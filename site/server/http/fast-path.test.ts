import { describe, expect, it } from 'vitest'
import { exchange, serveSite } from '../../testing/serve-site.ts'
import { createTestSite } from '../../testing/site.ts'
import type { NodeSite } from './node-server.ts'

describe('the fast path', () => {
  it('lets the site redirect the home page to the visitor’s language', async () => {
    const { port } = await serveSite(createTestSite())
    const home = (lines: string) =>
      exchange(port, `GET / HTTP/1.1\r\nhost: mall.example\r\n${lines}connection: close\r\n\r\n`)
    for (let time = 0; time < 2; time += 1) expect(await home('')).toMatch(/^HTTP\/1\.1 200 /)
    expect(await home('accept-language: es-MX\r\n')).toMatch(/^HTTP\/1\.1 302 /)
  })

  /** Everything that the server sends for a page but its date. */
  const pageOf = async (port: number, lines = '') => {
    const request = `GET /stores HTTP/1.1\r\nhost: mall.example\r\n${lines}connection: close\r\n\r\n`
    return (await exchange(port, request)).replace(/^date: .*\r\n/im, '')
  }

  it.each(['', 'accept-encoding: br\r\n', 'accept-encoding: gzip\r\n'])(
    'sends the same bytes as the site: %j',
    async (lines) => {
      const site = createTestSite()
      let isFast = false
      const fetchSlowly: NodeSite['fetch'] = (...given) => {
        isFast = false
        return site.fetch(...given)
      }
      const { port } = await serveSite({ ...site, fetch: fetchSlowly })
      const sent = { fast: '', slow: '' }
      // The site responds again after it has recompressed the page.
      await expect
        .poll(async () => {
          isFast = true
          const bytes = await pageOf(port, lines)
          sent[isFast ? 'fast' : 'slow'] = bytes
          return isFast
        })
        .toBe(true)
      expect(sent.fast).toMatch(/^HTTP\/1\.1 200 /)
      expect(sent.fast).toBe(sent.slow)
    },
  )
})
