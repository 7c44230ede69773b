import type { Locale } from '@promenade/domain/locale/locale'

/**
 * The resources of a platform by our names, with their paths below `/properties/{id}/` (specification §7). `resourceUrl`
 * fills `{slug}`. Only our platform has `map` and `changes`, a stream of server-sent events; `mapplic` is the map of
 * other platforms.
 */
export const resources = {
  property: '',
  homepage: 'homepage',
  banners: 'banners',
  galleries: 'galleries',
  storeList: 'stores/list',
  stores: 'stores',
  storeBySlug: 'store_by_slug/{slug}',
  promotions: 'promotions',
  coupons: 'coupons',
  events: 'events',
  jobs: 'jobs',
  categories: 'categories',
  pages: 'pages',
  news: 'news',
  hours: 'hours',
  contests: 'contests',
  popups: 'popups',
  blogs: 'blogs',
  social: 'social',
  pointsOfInterest: 'pois',
  metaData: 'meta_data',
  siteMapData: 'site_map_data',
  map: 'map',
  mapplic: 'mapplic',
  changes: 'changes',
} as const

/** The name of a resource. */
export type ResourceName = keyof typeof resources

/** The parameters of a request for a resource. */
export interface ResourceQuery {
  readonly apiKey: string
  readonly locale?: Locale
  /** Fills `{slug}`. */
  readonly slug?: string
  /** The path of the site for metadata. */
  readonly path?: string
}

/**
 * The address of a resource of one property, with the key first in the query. Ignores trailing slashes of `platformUrl`.
 * Throws `TypeError` for a `platformUrl` that is not an absolute http(s) address, and for a missing slug.
 */
export function resourceUrl(
  platformUrl: string | URL,
  propertyId: string | number,
  path: (typeof resources)[ResourceName],
  query: ResourceQuery,
): URL {
  const url = new URL(platformUrl)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') throw new TypeError('not an http(s) address')
  const base = url.pathname.replace(/\/+$/, '')
  url.pathname = `${base}/properties/${encodeURIComponent(propertyId)}/${fillSlug(path, query.slug)}`
  url.search = ''
  url.hash = ''
  url.searchParams.set('api_key', query.apiKey)
  if (query.locale !== undefined) url.searchParams.set('locale', query.locale)
  if (query.path !== undefined) url.searchParams.set('path', query.path)
  return url
}

function fillSlug(path: string, slug: string | undefined): string {
  if (!path.includes('{slug}')) return path
  if (slug === undefined || slug === '') throw new TypeError('this resource needs a slug')
  return path.replace('{slug}', () => encodeURIComponent(slug))
}
