import { expect, inject } from 'vitest'

export interface SiteMapEntry {
  readonly path: string
  readonly alternates: readonly string[]
}

/** The entries of the sitemap; waits for the site's content. */
export async function readSiteMap(): Promise<readonly SiteMapEntry[]> {
  const address = `${inject('siteUrl')}/sitemap.xml`
  await expect.poll(async () => (await fetch(address)).status).toBe(200)
  const xml = await (await fetch(address)).text()
  return [...xml.matchAll(/<url><loc>([^<]+)<\/loc>([^]*?)<\/url>/g)].map(([, url = '', rest = '']) => ({
    path: new URL(url).pathname,
    alternates: [...rest.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href),
  }))
}
