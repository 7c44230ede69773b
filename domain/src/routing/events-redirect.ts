import { localePath, splitLocalePath } from '../locale/locale-path.ts'

/**
 * Where an address below `/events` moves to (specification §2): the screens live at `/events-and-news`, in
 * every language; tail and query are kept. Undefined for every other path. `pathname` and `search` are those
 * of a URL (percent-encoded, `search` empty or beginning with `?`); the answer is a path of this site, without
 * trailing slash.
 */
export function eventsRedirect(pathname: string, search: string): string | undefined {
  const { locale, path } = splitLocalePath(pathname)
  // The split drops doubled slashes at the start; such an address is not one of ours.
  if (localePath(path, locale) !== pathname) return undefined
  const [, tail] = /^\/events((?:\/.*)?)$/.exec(path) ?? []
  if (tail === undefined || /[^!-[\]-~]/.test(tail + search)) return undefined
  const target = `/events-and-news${tail.replaceAll(/\/+/g, '/').replace(/\/$/, '')}`
  return `${localePath(target, locale)}${search}`
}
