import { defaultLocale, type Locale, locales } from './locale.ts'

/**
 * The address of `path` (this site's own, beginning with `/` and without language prefix; query and hash are
 * kept) in `locale`: `/stores?letter=A` is `/es/stores?letter=A` in Spanish, `/` is `/es`.
 */
export function localePath(path: string, locale: Locale): string {
  if (locale === defaultLocale) return path
  return `/${locale}${path.replace(/^\/(?=$|[?#])/, '')}`
}

/**
 * The language of a pathname and the path without its prefix: `/es/stores` is Spanish `/stores`, `/essays` and
 * `/ES` are English. The path begins with exactly one `/`, so it never names another host.
 */
export function splitLocalePath(pathname: string): { readonly locale: Locale; readonly path: string } {
  const locale = prefixedLocales.find((code) => pathname === `/${code}` || pathname.startsWith(`/${code}/`))
  const path = locale === undefined ? pathname : pathname.slice(locale.length + 1)
  return { locale: locale ?? defaultLocale, path: `/${path.replace(/^[/\\]+/, '')}` }
}

const prefixedLocales = locales.map(({ code }) => code).filter((code) => code !== defaultLocale)
