export interface RequestTarget {
  readonly path: string
  readonly search: string
}

/** The site's own links stay far below. */
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

/** The decoded path, or undefined where its percent-encoding is broken or hides control characters. */
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
  if (decoded.includes('//') && !isBelowEvents(path)) return true
  if (decoded.includes('\\') || /%2f/i.test(path)) return true
  return decoded.split('/').some((segment) => segment === '.' || segment === '..')
}

/** These are redirected with repeated slashes joined (specification §2). */
function isBelowEvents(path: string): boolean {
  return /^(?:\/es)?\/events\//.test(path)
}
