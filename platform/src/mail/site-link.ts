import type { Locale } from '@promenade/domain/locale/locale'
import { localePath } from '@promenade/domain/locale/locale-path'

/** An address of the site in a language. */
export function siteLink(
  { origin, locale }: { readonly origin: string; readonly locale: Locale },
  path: string,
  query: Readonly<Record<string, string>> = {},
): string {
  const url = new URL(localePath(path, locale), origin)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url.href
}
