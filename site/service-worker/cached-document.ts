import { isLocale, type Locale, locales } from '@promenade/domain/locale/locale'
import { localePath, splitLocalePath } from '@promenade/domain/locale/locale-path'
import { isShortAddress } from '@promenade/domain/map/place-codes'
import { fallbackPath } from '../app/device/offline.ts'
import { findCached, type SiteCaches } from './caches.ts'

/**
 * The cached page for an address. Pages are cached without a query: the map and the visit plan apply theirs in the browser, and
 * others redirect to the address without one.
 */
export async function cachedDocument(url: string, caches: SiteCaches): Promise<Response | undefined> {
  const address = new URL(url)
  const { pathname, search, origin } = address
  const otherLanguage = pathInOtherLanguage(address)
  if (otherLanguage !== undefined) return Response.redirect(origin + otherLanguage, 302)
  const { locale, path } = splitLocalePath(pathname)
  // The browser finds the place of a code itself, as of one that is typed.
  if (isShortAddress(path))
    return Response.redirect(
      `${origin}${localePath('/map', locale)}?${new URLSearchParams({ near: path })}`,
      302,
    )
  const cached = await findCached(caches, pathname)
  if (cached === undefined) return fallback(locale, caches)
  return search === '' || withQuery.has(path) ? cached : Response.redirect(origin + pathname, 302)
}

/** The fallback page in this language, else in another one, whose links lead to cached pages. */
async function fallback(locale: Locale, caches: SiteCaches): Promise<Response | undefined> {
  const cached = await findCached(caches, localePath(fallbackPath, locale))
  if (cached !== undefined) return cached
  const others = locales.filter(({ code }) => code !== locale)
  const found = await Promise.all(
    others.map(({ code }) => findCached(caches, localePath(fallbackPath, code))),
  )
  return found.find((page) => page !== undefined)
}

/** Pages that apply their query in the browser while offline. */
const withQuery: ReadonlySet<string> = new Set(['/map', '/plan-my-visit'])

/** The target of a language switch; the server would also remember the choice in a cookie. */
function pathInOtherLanguage({ pathname, searchParams }: URL): string | undefined {
  const chosen = /^\/language\/(\w+)$/.exec(pathname)?.[1]
  if (chosen === undefined || !isLocale(chosen)) return undefined
  return localePath(splitLocalePath(searchParams.get('to') ?? '/').path, chosen)
}
