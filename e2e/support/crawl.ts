import { setTimeout as delay } from 'node:timers/promises'
import { inBothLanguages } from './screens.ts'

/** The response to a visitor without cookies. */
export interface CrawledPage {
  readonly status: number
  /** False for a file, such as a calendar. */
  readonly isPage: boolean
  readonly html: string
  /** Links to this site, with query and fragment. */
  readonly links: readonly URL[]
}

/** The home pages, and pages without links to them: for developers, for staff, and for offline use. */
const starts = inBothLanguages(['/', '/style-guide', '/map/boards', '/offline'])

/** Every page that can be reached from the two home pages by following links, by path, each fetched once. */
export async function crawl(origin: string): Promise<Map<string, CrawledPage>> {
  const seen = new Map<string, CrawledPage>()
  const waiting = [...starts]
  for (const path of waiting) {
    if (seen.has(path)) continue
    const found = await visit(new URL(path, origin))
    seen.set(path, found)
    // Links with a query are not followed: choices within a page, such as weeks, are unlimited.
    const plain = found.links.filter(({ search, pathname }) => search === '' && !isLanguageSwitch(pathname))
    waiting.push(...plain.map(({ pathname }) => pathname).filter((pathname) => !seen.has(pathname)))
  }
  return seen
}

async function visit(url: URL): Promise<CrawledPage> {
  const response = await requestPatiently(url)
  const html = await response.text()
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false
  return { status: response.status, isPage, html, links: isPage ? linksOf(html, url) : [] }
}

const maxRetries = 3

/**
 * Tries again after a 503 at the time that it names, as search engines do: a site whose process gets no processor time for
 * seconds renders no new pages meanwhile. The last 503 counts.
 */
export async function requestPatiently(url: URL, retries = 0): Promise<Response> {
  const headers = { accept: 'text/html', 'accept-language': 'en' }
  const response = await fetch(url, { redirect: 'manual', headers })
  const seconds = Number(response.headers.get('retry-after'))
  if (response.status !== 503 || seconds === 0 || retries === maxRetries) return response
  await response.body?.cancel()
  await delay(seconds * 1_000)
  return requestPatiently(url, retries + 1)
}

function linksOf(html: string, page: URL): URL[] {
  return (
    [...html.matchAll(/<a\b[^>]*?\bhref="([^"]+)"/g)]
      // `webcal:` links lead to a file of the site.
      .map(([, href = '']) => new URL(href.replaceAll('&amp;', '&').replace(/^webcal:/, page.protocol), page))
      .filter(({ origin }) => origin === page.origin)
  )
}

function isLanguageSwitch(pathname: string): boolean {
  return pathname.startsWith('/language/')
}
