import { defaultLocale, locales, type Locale } from '@promenade/domain/locale/locale'
import { localePath } from '@promenade/domain/locale/locale-path'
import type { PageContext } from '../../page-context.ts'
import { type SitePage, sitePages } from './site-pages.server.ts'

/** A page in one language. */
export interface SitemapEntry {
  readonly url: string
  /** As ISO 8601 has it. */
  readonly lastmod?: string
  /** The same page in each of its languages, and in that of whoever understands none of them. */
  readonly links?: readonly { readonly lang: string; readonly url: string }[]
}

/** More than this in one file is refused by search engines (sitemaps.org); no mall comes near. */
const maxEntries = 50_000

/** Every page worth finding, once per language it exists in, each naming the others. */
export function sitemapEntries(context: PageContext): SitemapEntry[] {
  return sitePages(context)
    .flatMap((page) => entriesOf(page, context.origin))
    .slice(0, maxEntries)
}

function entriesOf({ path, changed, languages }: SitePage, origin: string): SitemapEntry[] {
  const address = (locale: Locale) => origin + localePath(path, locale)
  const links = [
    ...locales
      .filter(({ code }) => languages.includes(code))
      .map(({ code, iso }) => ({ lang: iso, url: address(code) })),
    { lang: 'x-default', url: address(defaultLocale) },
  ]
  return languages.map((locale) => ({
    url: address(locale),
    ...(changed !== undefined && { lastmod: new Date(changed).toISOString() }),
    ...(languages.length > 1 && { links }),
  }))
}
