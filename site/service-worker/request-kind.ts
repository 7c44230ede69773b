/** Decides how the worker responds to a request. */
export type RequestKind =
  /** A page: from the network, else from the cache. */
  | 'document'
  /** A file whose address contains a hash of its content: from the cache, else from the network. */
  | 'immutable'
  /** A picture: like `immutable`, or an empty picture without either. */
  | 'picture'
  /** Data that a page hydrates with: from the network, else from the cache. */
  | 'data'
  /** A request that is left to the browser. */
  | 'other'

export interface RequestFacts {
  readonly method: string
  readonly mode: string
  readonly url: string
}

export function requestKind({ method, mode, url }: RequestFacts, origin: string): RequestKind {
  const address = new URL(url)
  if (method !== 'GET' || address.origin !== origin) return 'other'
  if (mode === 'navigate') return isPagePath(address.pathname) ? 'document' : 'other'
  if (address.pathname.startsWith('/assets/')) return 'immutable'
  if (/^\/(?:media|pictures)\/[0-9a-f]{12,64}\//.test(address.pathname)) return 'picture'
  return /^\/hydration\/|^\/map\/.*\.json$/.test(address.pathname) ? 'data' : 'other'
}

/** Pages have no file extension; downloads such as calendars have one. */
export function isPagePath(path: string): boolean {
  return path.startsWith('/') && !/^\/[/\\]|\.\w+$/.test(path)
}
