import { isLocale, type Locale, locales } from '@promenade/domain/locale/locale'
import { localePath, splitLocalePath } from '@promenade/domain/locale/locale-path'
import { fallbackPath } from '../app/device/offline.ts'
import { findKept, type Shelves } from './caches.ts'

/**
 * The page of this address as it was kept. Pages are kept without a query: the map makes of it in the browser what is
 * asked for, any other page is shown as it is without one, under the address that says so.
 */
export async function keptDocument(url: string, shelves: Shelves): Promise<Response | undefined> {
  const asked = new URL(url)
  const { pathname, search, origin } = asked
  const elsewhere = inOtherLanguage(asked)
  if (elsewhere !== undefined) return Response.redirect(origin + elsewhere, 302)
  const { locale, path } = splitLocalePath(pathname)
  const kept = await findKept(shelves, pathname)
  if (kept === undefined) return fallback(locale, shelves)
  return search === '' || composing.has(path) ? kept : Response.redirect(origin + pathname, 302)
}

/** In the other language where nothing is kept in this one: its links lead to what is there. */
async function fallback(locale: Locale, shelves: Shelves): Promise<Response | undefined> {
  const kept = await findKept(shelves, localePath(fallbackPath, locale))
  if (kept !== undefined) return kept
  const others = locales.filter(({ code }) => code !== locale)
  const found = await Promise.all(others.map(({ code }) => findKept(shelves, localePath(fallbackPath, code))))
  return found.find((page) => page !== undefined)
}

/** Pages that make their screen in the browser where there is no network. */
const composing: ReadonlySet<string> = new Set(['/map'])

/** The server would remember the choice and lead on; here it only leads on. */
function inOtherLanguage({ pathname, searchParams }: URL): string | undefined {
  const chosen = /^\/language\/(\w+)$/.exec(pathname)?.[1]
  if (chosen === undefined || !isLocale(chosen)) return undefined
  return localePath(splitLocalePath(searchParams.get('to') ?? '/').path, chosen)
}
