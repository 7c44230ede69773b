import { SitemapStream, streamToPromise } from 'sitemap'
import { Readable } from 'node:stream'
import { visitContext } from '../../content/visit.ts'
import type { Route } from './+types/sitemap'
import { sitemapEntries } from './sitemap-entries.server.ts'

/** `/sitemap.xml`: both languages in one. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const visit = context.get(visitContext)
  const stream = new SitemapStream({
    hostname: visit.origin,
    xmlns: { news: false, image: false, video: false, xhtml: true },
  })
  const xml = await streamToPromise(Readable.from(sitemapEntries(visit)).pipe(stream))
  return new Response(xml.toString(), { headers: { 'Content-Type': 'application/xml; charset=utf-8' } })
}
