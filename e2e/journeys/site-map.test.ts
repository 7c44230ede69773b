import { describe, expect, inject, it } from 'vitest'

interface Entry {
  readonly path: string
  readonly alternates: readonly string[]
}

describe('the site map', () => {
  it(
    'names pages that answer, under their own address, with the same languages',
    { timeout: 240_000 },
    async () => {
      const origin = inject('siteUrl')
      const entries = await readSiteMap()
      expect(entries.length).toBeGreaterThan(300)
      const faults = []
      for (const { path, alternates } of entries) {
        const answer = await fetch(origin + path, { headers: { 'accept-language': 'en' } })
        const html = await answer.text()
        const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]
        const named = [...html.matchAll(/<link rel="alternate" hrefLang="[^"]+" href="([^"]+)"/g)].map(
          ([, href = '']) => href,
        )
        if (answer.status !== 200) faults.push(`${path}: status ${answer.status}`)
        if (canonical !== origin + path) faults.push(`${path}: prefers ${canonical}`)
        if (html.includes('content="noindex"')) faults.push(`${path}: noindex`)
        if (named.join() !== alternates.join())
          faults.push(`${path}: ${named.join()}, not ${alternates.join()}`)
      }
      expect(faults).toEqual([])
    },
  )

  it('is told of by robots.txt, and has no page that is not one', async () => {
    const robots = await (await fetch(`${inject('siteUrl')}/robots.txt`)).text()
    expect(robots).toContain(`Sitemap: ${inject('siteUrl')}/sitemap.xml`)
    const paths = (await readSiteMap()).map(({ path }) => path)
    expect(
      paths.filter((path) => /style-guide|search-results|language|\.(?:rss|ics|json)$/.test(path)),
    ).toEqual([])
    expect(new Set(paths).size).toBe(paths.length)
  })
})

/** The site opens its doors a moment before its content is there. */
async function readSiteMap(): Promise<readonly Entry[]> {
  const address = `${inject('siteUrl')}/sitemap.xml`
  await expect.poll(async () => (await fetch(address)).status).toBe(200)
  const xml = await (await fetch(address)).text()
  return [...xml.matchAll(/<url><loc>([^<]+)<\/loc>([^]*?)<\/url>/g)].map(([, url = '', rest = '']) => ({
    path: new URL(url).pathname,
    alternates: [...rest.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href),
  }))
}
