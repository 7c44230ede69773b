import type { Locale } from '@promenade/domain/locale/locale'
import { splitLocalePath } from '@promenade/domain/locale/locale-path'
import { eventsRedirect } from '@promenade/domain/routing/events-redirect'

export interface RequestTarget {
  readonly path: string
  readonly search: string
}

/** Far longer than the site's own links. */
const maxTargetLength = 2_048

/** Parses a request target without `URL`, which would read `//host/x` as another host and resolve `..`. */
export function parseRequestTarget(target: string): RequestTarget | 'malformed' | 'too long' | 'unknown' {
  if (!target.startsWith('/')) return 'malformed'
  if (target.length > maxTargetLength) return 'too long'
  if (/[^\x21-\x7e]|#/.test(target)) return 'malformed'
  const mark = target.indexOf('?')
  const path = mark < 0 ? target : target.slice(0, mark)
  const search = mark < 0 ? '' : target.slice(mark)
  // `URL` would read it as a slash.
  if (path.includes('\\')) return 'malformed'
  const decoded = decodePath(path)
  if (decoded === undefined) return 'malformed'
  if (isNoPage(path, decoded)) return 'unknown'
  return { path, search: search === '?' ? '' : search }
}

/** The language of a request target, which may be malformed. */
export function localeOf(target: string): Locale {
  return splitLocalePath(target.split('?', 1)[0] ?? '').locale
}

/** The decoded path; undefined for invalid percent-encoding or encoded control characters. */
function decodePath(path: string): string | undefined {
  if (!path.includes('%')) return path
  try {
    const decoded = decodeURIComponent(path)
    // oxlint-disable-next-line no-control-regex
    return /[\u0000-\u001f\u007f]/.test(decoded) ? undefined : decoded
  } catch {
    return undefined
  }
}

/** No path of this site has an empty or dot segment, a backslash or an encoded slash. */
function isNoPage(path: string, decoded: string): boolean {
  if ((decoded.includes('//') || /%2f/i.test(path)) && !isBelowEvents(path)) return true
  if (decoded.includes('\\')) return true
  return decoded.split('/').some((segment) => segment === '.' || segment === '..')
}

/** Paths in which repeated and encoded slashes are joined by a redirect (specification §2). */
function isBelowEvents(path: string): boolean {
  return eventsRedirect(path, '') !== undefined
}
