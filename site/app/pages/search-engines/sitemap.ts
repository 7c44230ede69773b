import { pageContext } from '../../page-context.ts'
import { element, type XmlElement, xmlDocument } from '../../xml.server.ts'
import type { Route } from './+types/sitemap'
import { type SitemapEntry, sitemapEntries } from './sitemap-entries.server.ts'

const namespaces = {
  xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9',
  'xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
}

/** `/sitemap.xml`: both languages in one. */
export function loader({ context }: Route.LoaderArgs): Response {
  const entries = sitemapEntries(context.get(pageContext)).map(entryElement)
  const xml = xmlDocument(element('urlset', entries, namespaces))
  return new Response(xml, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } })
}

/** Elements in the order of the schema (sitemaps.org). */
function entryElement({ url, lastmod, links = [] }: SitemapEntry): XmlElement {
  return element('url', [
    element('loc', url),
    ...(lastmod === undefined ? [] : [element('lastmod', lastmod)]),
    ...links.map((link) =>
      element('xhtml:link', [], { rel: 'alternate', hreflang: link.lang, href: link.url }),
    ),
  ])
}
