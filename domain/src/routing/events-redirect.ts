/**
 * Where an address below `/events` moves to (specification §2): the screens live at `/events-and-news`, in
 * either language; tail and query are kept. Undefined for every other path. `pathname` and `search` are those
 * of a URL (percent-encoded, `search` empty or beginning with `?`); the answer is a path of this site, without
 * trailing slash.
 */
export function eventsRedirect(pathname: string, search: string): string | undefined {
  const [, prefix, tail] = /^(\/es)?\/events((?:\/.*)?)$/.exec(pathname) ?? []
  if (tail === undefined || /[^!-[\]-~]/.test(tail + search)) return undefined
  return `${prefix ?? ''}/events-and-news${tail.replaceAll(/\/+/g, '/').replace(/\/$/, '')}${search}`
}
