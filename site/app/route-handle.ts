/**
 * What a page depends on beside the content and the times in it: the clock's `minute` or `hour` (forms are stamped with
 * the hour), or the last report of the `weather`. A `personal` page is rendered for one visitor and never cached.
 */
export type PageDependency = 'minute' | 'hour' | 'weather' | 'personal'

/** What a route declares about its pages, in an export named `handle` of its module. */
export interface RouteHandle {
  /** A cached page is sent until what it depends on changes. A function decides by the query. */
  readonly cache?: PageDependency | ((query: Query<string>) => PageDependency | undefined)
  /** The query keys that its pages read. All others are removed before a page is looked up or rendered. */
  readonly query?: readonly string[]
  /** Those of them that are required fields of a form: sent empty they are a fault, missing they mean no form was sent. */
  readonly required?: readonly string[]
  /** False for a page that stays as the server rendered it, without scripts. */
  readonly hydrates?: false
}

export function isRouteHandle(value: unknown): value is RouteHandle {
  return typeof value === 'object' && value !== null
}

/** The declared part of a query. `URLSearchParams` is a query of any keys. */
export interface Query<Key extends string> {
  readonly get: (key: Key) => string | null
  readonly has: (key: Key) => boolean
  readonly size: number
}

/** The query of a page. Reading a key that its route does not declare does not compile. */
export function readQuery<Key extends string>(
  _handle: { readonly query: readonly Key[] },
  { searchParams }: URL,
): Query<Key> {
  return searchParams
}
