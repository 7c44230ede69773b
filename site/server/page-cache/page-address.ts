import type { Locale } from '@promenade/domain/locale/locale'
import { splitLocalePath } from '@promenade/domain/locale/locale-path'
import type { PageDependency, RouteHandle } from '../../app/route-handle.ts'
import type { RouteTable } from './route-table.ts'

/** The key under which a page is cached. Two addresses that show the same page have the same key. */
export interface PageAddress {
  /** Canonical path and query, as React Router gets them. */
  readonly url: string
  readonly locale: Locale
  /** Without language prefix; `/` for the home page. */
  readonly path: string
  /** The data of a page for a hydrated browser, not a document. */
  readonly isData: boolean
  readonly dependsOn: PageDependency | undefined
  /** True if the query has text that a visitor typed: the number of such addresses is unlimited. */
  readonly hasFreeText: boolean
}

/** Longer values are cut: no page needs them, and they would fill the cache. */
const maxValueLength = 200

/** Canonical form: the query keys that the route declares, without duplicates, in its order. */
export function parsePageAddress(path: string, search: string, routes: RouteTable): PageAddress {
  const isData = path.endsWith('.data')
  const document = isData ? documentPath(path) : path
  const { handle } = routes.find(document)
  const params = new URLSearchParams(search)
  const query = canonicalQuery(params, handle)
  const dependsOn = typeof handle.cache === 'function' ? handle.cache(query) : handle.cache
  const hasFreeText = handle.freeText?.some((key) => query.has(key)) ?? false
  const ids = isData ? requestedRoutes(params, routes) : ''
  if (ids !== '') query.set('_routes', ids)
  const url = query.size === 0 ? path : `${path}?${query}`
  return { url, ...splitLocalePath(document), isData, dependsOn, hasFreeText }
}

function canonicalQuery(
  params: URLSearchParams,
  { cache, query: keys = [], required = [] }: RouteHandle,
): URLSearchParams {
  const query = new URLSearchParams()
  const maxLength = cache === 'personal' ? undefined : maxValueLength
  for (const key of keys) {
    const value = params.get(key)?.slice(0, maxLength)
    if (value || (value === '' && required.includes(key))) query.set(key, value)
  }
  return query
}

/** `/stores.data` is the data of `/stores`, `/_.data` that of `/`. */
export function documentPath(path: string): string {
  const document = path.replace(/(?:\/_)?\.data$/, '')
  return document === '' ? '/' : document
}

/** The routes whose data a hydrated browser lacks. */
function requestedRoutes(params: URLSearchParams, routes: RouteTable): string {
  const ids = params.get('_routes') ?? ''
  if (ids.length > 1_000) return ''
  return [...new Set(ids.split(','))].filter(routes.hasId).toSorted().join(',')
}

const hydrationPrefix = '/hydration'

/** Address of a page's hydration data: `/hydration/stores?letter=A&v=…`. The version begins with the build's. */
export function hydrationAddress(url: string, version: string): string {
  return `${hydrationPrefix}${url}${url.includes('?') ? '&' : '?'}v=${version}`
}

/** The page and the version in an address of hydration data. */
export function parseHydrationAddress(
  path: string,
  search: string,
): { readonly path: string; readonly version: string } | undefined {
  if (!path.startsWith(`${hydrationPrefix}/`)) return undefined
  return { path: path.slice(hydrationPrefix.length), version: new URLSearchParams(search).get('v') ?? '' }
}
