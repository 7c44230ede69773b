/** What the worker does with a request depends on this alone. */
export type RequestKind =
  /** A page: the network's, or else the one that was kept. */
  | 'document'
  /** Named by its content, so a kept one is never old. */
  | 'lasting'
  /** The same, and in a page that works without it. */
  | 'picture'
  /** What a kept page needs to wake: the network's, or else the kept one. */
  | 'data'
  /** Nothing that the worker has to do with. */
  | 'other'

export interface RequestFacts {
  readonly method: string
  readonly mode: string
  readonly url: string
}

export function requestKind({ method, mode, url }: RequestFacts, origin: string): RequestKind {
  const asked = new URL(url)
  if (method !== 'GET' || asked.origin !== origin) return 'other'
  if (mode === 'navigate') return isPagePath(asked.pathname) ? 'document' : 'other'
  if (asked.pathname.startsWith('/assets/')) return 'lasting'
  if (/^\/(?:media|pictures)\/[0-9a-f]{12,64}\//.test(asked.pathname)) return 'picture'
  return /^\/wake\/|^\/map\/.*\.json$/.test(asked.pathname) ? 'data' : 'other'
}

/** Files to keep for oneself, such as calendars, have an ending; pages have none. */
export function isPagePath(path: string): boolean {
  return path.startsWith('/') && !/^\/[/\\]|\.\w+$/.test(path)
}
