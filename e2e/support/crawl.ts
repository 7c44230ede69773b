import { inBothLanguages } from './screens.ts'

/** One address of the site as a visitor without cookies gets it. */
export interface CrawledPage {
  readonly status: number
  /** False for a file to keep, such as an event for one's calendar. */
  readonly isPage: boolean
  readonly html: string
  /** What it leads to on this site, with query and fragment. */
  readonly links: readonly URL[]
}

/** The home pages, and what no link leads to: for makers, for staff, and in place of others where there is no network. */
const starts = inBothLanguages(['/', '/style-guide', '/map/boards', '/offline'])

/** Every page that can be reached from the two home pages by following links, by path, each fetched once. */
export async function crawl(origin: string): Promise<Map<string, CrawledPage>> {
  const seen = new Map<string, CrawledPage>()
  const waiting = [...starts]
  for (const path of waiting) {
    if (seen.has(path)) continue
    const found = await visit(new URL(path, origin))
    seen.set(path, found)
    // The choices within a screen, such as the weeks of the hours, have no end: they are not followed further.
    const plain = found.links.filter(({ search, pathname }) => search === '' && !isLanguageSwitch(pathname))
    waiting.push(...plain.map(({ pathname }) => pathname).filter((pathname) => !seen.has(pathname)))
  }
  return seen
}

async function visit(url: URL): Promise<CrawledPage> {
  const response = await fetch(url, { redirect: 'manual', headers: { 'accept-language': 'en' } })
  const html = await response.text()
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false
  return { status: response.status, isPage, html, links: isPage ? linksOf(html, url) : [] }
}

function linksOf(html: string, page: URL): URL[] {
  return (
    [...html.matchAll(/<a\b[^>]*?\bhref="([^"]+)"/g)]
      // A calendar to subscribe to is a file of the site under a scheme of its own.
      .map(([, href = '']) => new URL(href.replaceAll('&amp;', '&').replace(/^webcal:/, page.protocol), page))
      .filter(({ origin }) => origin === page.origin)
  )
}

function isLanguageSwitch(pathname: string): boolean {
  return pathname.startsWith('/language/')
}
