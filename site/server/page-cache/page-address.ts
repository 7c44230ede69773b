import type { Locale } from '@promenade/domain/locale/locale'
import { splitLocalePath } from '@promenade/domain/locale/locale-path'
import type { PageDependency, RouteHandle } from '../../app/route-handle.ts'
import type { RouteTable } from './route-table.ts'

/** What a page is rendered from and cached under: two addresses that show the same are one. */
export interface PageAddress {
  /** Path and query in canonical form, as React Router gets them. */
  readonly url: string
  readonly locale: Locale
  /** Without language prefix; `/` for the home page. */
  readonly path: string
  /** The data of a page for a hydrated browser, not a document. */
  readonly isData: boolean
  readonly dependsOn: PageDependency | undefined
  /** True with a text that a visitor typed: such addresses are unlimited in number. */
  readonly hasFreeText: boolean
}

/** Longer values mean nothing to a cached page, and would fill the cache. */
const maxValueLength = 200

/** Canonical form: the query keys that the route declares, each once, in its order. */
export function parsePageAddress(path: string, search: string, routes: RouteTable): PageAddress {
  const isData = path.endsWith('.data')
  const document = isData ? documentPath(path) : path
  const { handle } = routes.find(document)
  const given = new URLSearchParams(search)
  const query = canonicalQuery(given, handle)
  const dependsOn = typeof handle.cache === 'function' ? handle.cache(query) : handle.cache
  const hasFreeText = handle.freeText?.some((key) => query.has(key)) ?? false
  const ids = isData ? requestedRoutes(given, routes) : ''
  if (ids !== '') query.set('_routes', ids)
  const url = query.size === 0 ? path : `${path}?${query}`
  return { url, ...splitLocalePath(document), isData, dependsOn, hasFreeText }
}

function canonicalQuery(
  given: URLSearchParams,
  { cache, query: keys = [], required = [] }: RouteHandle,
): URLSearchParams {
  const query = new URLSearchParams()
  const maxLength = cache === 'personal' ? undefined : maxValueLength
  for (const key of keys) {
    const value = given.get(key)?.slice(0, maxLength)
    if (value || (value === '' && required.includes(key))) query.set(key, value)
  }
  return query
}

/** `/stores.data` is the data of `/stores`, `/_.data` that of `/`. */
export function documentPath(path: string): string {
  const document = path.replace(/(?:\/_)?\.data$/, '')
  return document === '' ? '/' : document
}

/** Those that a hydrated browser still needs. */
function requestedRoutes(given: URLSearchParams, routes: RouteTable): string {
  const ids = given.get('_routes') ?? ''
  if (ids.length > 1_000) return ''
  return [...new Set(ids.split(','))].filter(routes.hasId).toSorted().join(',')
}

const hydrationPrefix = '/hydration'

/** Where a page finds the data it was rendered from: `/hydration/stores?letter=A&v=…`; the version begins with the build's. */
export function hydrationAddress(url: string, version: string): string {
  return `${hydrationPrefix}${url}${url.includes('?') ? '&' : '?'}v=${version}`
}

/** The page that an address of hydration data belongs to, and the version asked for. */
export function parseHydrationAddress(
  path: string,
  search: string,
): { readonly path: string; readonly version: string } | undefined {
  if (!path.startsWith(`${hydrationPrefix}/`)) return undefined
  return { path: path.slice(hydrationPrefix.length), version: new URLSearchParams(search).get('v') ?? '' }
}
