import type { Locale } from '@promenade/domain/locale/locale'

/** An address of the site: Spanish pages are below `/es`. */
export function siteLink(
  { origin, locale }: { readonly origin: string; readonly locale: Locale },
  path: string,
  query: Readonly<Record<string, string>> = {},
): string {
  const url = new URL(locale === 'en' ? path : `/${locale}${path}`, origin)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url.href
}
