import { defaultLocale, type Locale, locales } from './locale.ts'

/**
 * Adds the language prefix to `path`, a path of this site that begins with `/` and may have query and hash:
 * `/stores?letter=A` is `/es/stores?letter=A` in Spanish, `/` is `/es`.
 */
export function localePath(path: string, locale: Locale): string {
  if (locale === defaultLocale) return path
  return `/${locale}${path.replace(/^\/(?=$|[?#])/, '')}`
}

/**
 * Splits a pathname into language and path: `/es/stores` is Spanish `/stores`; `/essays` and `/ES` are English. The path
 * begins with exactly one `/`, so it never points to another host.
 */
export function splitLocalePath(pathname: string): { readonly locale: Locale; readonly path: string } {
  const locale = prefixedLocales.find((code) => pathname === `/${code}` || pathname.startsWith(`/${code}/`))
  const path = locale === undefined ? pathname : pathname.slice(locale.length + 1)
  return { locale: locale ?? defaultLocale, path: `/${path.replace(/^[/\\]+/, '')}` }
}

const prefixedLocales = locales.map(({ code }) => code).filter((code) => code !== defaultLocale)
