import { localePath, splitLocalePath } from '../locale/locale-path.ts'

/**
 * The redirect target of an address below `/events` (specification §2): the same tail and query below
 * `/events-and-news`, in the same language, without trailing slash. Undefined for other paths. `pathname` and `search`
 * are those of a URL: percent-encoded, `search` empty or beginning with `?`. Repeated and encoded slashes become one: no page has
 * them, and no target begins with two.
 */
export function eventsRedirect(pathname: string, search: string): string | undefined {
  const { locale, path } = splitLocalePath(pathname)
  // The split removes double slashes at the start; such an address is not redirected.
  if (localePath(path, locale) !== pathname) return undefined
  const [, tail] = /^\/events((?:\/.*)?)$/.exec(path) ?? []
  if (tail === undefined || /[^!-[\]-~]/.test(tail + search)) return undefined
  const target = `/events-and-news${tail.replaceAll(/(?:\/|%2f)+/gi, '/').replace(/\/$/, '')}`
  return `${localePath(target, locale)}${search}`
}
