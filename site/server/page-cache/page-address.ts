import type { Locale } from '@promenade/domain/locale/locale'
import { splitLocalePath } from '@promenade/domain/locale/locale-path'

/** What a page is rendered from and kept under: two addresses that show the same are one. */
export interface PageAddress {
  /** Path and query in canonical form, as React Router gets them. */
  readonly url: string
  readonly locale: Locale
  /** Without language prefix; `/` for the home page. */
  readonly path: string
  /** The data of a screen for a browser that has React awake, not a document. */
  readonly isData: boolean
}

/** Longest value of a query key that can mean anything to a screen. */
const maxValueLength = 200

/** What somebody types means something however long it is: its beginning is kept. */
const freeText: ReadonlySet<string> = new Set(['searchQuery'])

/** Keys of fields that a form needs: sent empty they mean a fault, absent they mean that nothing was sent. */
const neededFields: ReadonlySet<string> = new Set(['from', 'to'])

/** Keeps of the query what the screens understand, each key once, in one order. */
export function parsePageAddress(
  path: string,
  search: string,
  knownQueryKeys: readonly string[],
  routeIds: ReadonlySet<string>,
): PageAddress {
  const isData = path.endsWith('.data')
  const { locale, path: screen } = splitLocalePath(isData ? documentPath(path) : path)
  if (search === '') return { url: path, locale, path: screen, isData }
  const given = new URLSearchParams(search)
  const kept = new URLSearchParams()
  for (const key of knownQueryKeys) {
    const asked = given.get(key)
    const value = freeText.has(key) ? (asked?.slice(0, maxValueLength) ?? null) : asked
    if (value === null || value.length > maxValueLength) continue
    if (value !== '' || neededFields.has(key)) kept.set(key, value)
  }
  const routes = isData ? askedRoutes(given.get('_routes'), routeIds) : ''
  if (routes !== '') kept.set('_routes', routes)
  const query = kept.toString()
  return { url: query === '' ? path : `${path}?${query}`, locale, path: screen, isData }
}

/** `/stores.data` is the data of `/stores`, `/_.data` that of `/`. */
export function documentPath(path: string): string {
  const document = path.replace(/(?:\/_)?\.data$/, '')
  return document === '' ? '/' : document
}

function askedRoutes(asked: string | null, routeIds: ReadonlySet<string>): string {
  if (asked === null || asked.length > 1_000) return ''
  return [...new Set(asked.split(','))]
    .filter((id) => routeIds.has(id))
    .toSorted()
    .join(',')
}

const wakePrefix = '/wake'

/** Where a page finds the data it was rendered from: `/wake/stores?letter=A&v=…`; the version begins with the build's. */
export function wakeAddress(url: string, version: string): string {
  return `${wakePrefix}${url}${url.includes('?') ? '&' : '?'}v=${version}`
}

/** The page that a wake address belongs to, and the version asked for. */
export function parseWakeAddress(
  path: string,
  search: string,
): { readonly path: string; readonly version: string } | undefined {
  if (!path.startsWith(`${wakePrefix}/`)) return undefined
  return { path: path.slice(wakePrefix.length), version: new URLSearchParams(search).get('v') ?? '' }
}
