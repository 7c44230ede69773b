import { describe, expect, inject, it } from 'vitest'
import { readSiteMap } from '../support/site-map.ts'

describe('the site map', () => {
  it('is named in robots.txt, and lists working pages only', async () => {
    const robots = await (await fetch(`${inject('siteUrl')}/robots.txt`)).text()
    expect(robots).toContain(`Sitemap: ${inject('siteUrl')}/sitemap.xml`)
    const paths = (await readSiteMap()).map(({ path }) => path)
    expect(
      paths.filter((path) => /style-guide|search-results|language|\.(?:rss|ics|json)$/.test(path)),
    ).toEqual([])
    expect(new Set(paths).size).toBe(paths.length)
  })
})
