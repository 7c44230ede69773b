/** Public paths of the site in all languages, as its site map lists them. */
export async function listPublicPaths(siteUrl: string): Promise<readonly string[]> {
  const xml = await (await fetch(`${siteUrl}/sitemap.xml`)).text()
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = siteUrl]) => new URL(url).pathname)
}
