/**
 * A page's input besides content: the `minute`, the `hour` (the stamp of forms) or the `weather`. A `personal` page is for
 * one visitor and never cached.
 */
export type PageDependency = 'minute' | 'hour' | 'weather' | 'personal'

/** Cache rules of a route, exported by its module as `handle`. */
export interface RouteHandle {
  /** A cached page is valid until this input changes. A function decides by the query. */
  readonly cache?: PageDependency | ((query: Query<string>) => PageDependency | undefined)
  /** The query keys that the route reads; others are removed before lookup and rendering. */
  readonly query?: readonly string[]
  /** Keys among them that hold any text, such as a search. Their pages share a small part of the page cache. */
  readonly freeText?: readonly string[]
  /** Required form fields among them: present but empty is an error, absent means that no form was sent. */
  readonly required?: readonly string[]
  /** False for a page that stays as the server rendered it, without React. */
  readonly hydrates?: false
  /** The only script of a page that does not hydrate. */
  readonly ownScript?: 'known-offline'
  /**
   * Loads the script of the view at an address, where the page's own has only the code of its first view. Awaited by the server
   * and before hydration; a navigation's client loader awaits it itself.
   */
  readonly loadView?: (query: Query<string>) => Promise<unknown> | undefined
}

export function isRouteHandle(value: unknown): value is RouteHandle {
  return typeof value === 'object' && value !== null
}

/** A query of declared keys. `URLSearchParams` is a query of any keys. */
export interface Query<Key extends string> {
  readonly get: (key: Key) => string | null
  readonly has: (key: Key) => boolean
  readonly size: number
}

/** The page's query. Reading an undeclared key does not compile. */
export function readQuery<Key extends string>(
  _handle: { readonly query: readonly Key[] },
  { searchParams }: URL,
): Query<Key> {
  return searchParams
}

/** The query of an address; empty without a value. A key of `Key` that is not given does not compile. */
export function formatQuery<Key extends string>(values: Readonly<Record<Key, string | undefined>>): string {
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries<string | undefined>(values))
    if (value !== undefined) query.set(key, value)
  return query.size === 0 ? '' : `?${query}`
}
