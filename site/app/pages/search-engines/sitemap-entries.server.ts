import { locales, type Locale } from '@promenade/domain/locale/locale'
import { localePath } from '@promenade/domain/locale/locale-path'
import type { PageContext } from '../../page-context.ts'
import { type SitePage, sitePages } from './site-pages.server.ts'

/** A page in one language. */
export interface SitemapEntry {
  readonly url: string
  /** ISO 8601. */
  readonly lastmod?: string
  /** The page in all its languages, and as `x-default`. */
  readonly links?: readonly { readonly lang: string; readonly url: string }[]
}

/** Limit of the protocol (sitemaps.org). */
const maxEntries = 50_000

/**
 * Every page once per language it exists in, with links to the others. The Spanish content has every record and marks
 * untranslated texts.
 */
export function sitemapEntries(context: PageContext): SitemapEntry[] {
  const content = context.contentIn('es') ?? context.content
  return sitePages(content, context.now)
    .flatMap((page) => entriesOf(page, context.origin))
    .slice(0, maxEntries)
}

function entriesOf({ path, changed, languages }: SitePage, origin: string): SitemapEntry[] {
  const address = (locale: Locale) => origin + localePath(path, locale)
  const links = [
    ...locales
      .filter(({ code }) => languages.includes(code))
      .map(({ code, iso }) => ({ lang: iso, url: address(code) })),
    { lang: 'x-default', url: address('en') },
  ]
  return languages.map((locale) => ({
    url: address(locale),
    ...(changed !== undefined && { lastmod: new Date(changed).toISOString() }),
    ...(languages.length > 1 && { links }),
  }))
}
