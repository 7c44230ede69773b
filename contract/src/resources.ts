import type { Locale } from '@promenade/domain/locale/locale'

/**
 * What a platform answers, by our name for it, with the path below `/properties/{id}/` (specification §7). A part in
 * braces is filled in by `resourceUrl`. `map` and `changes`, a stream of server-sent events, are extensions of our own
 * platform; `mapplic` is the map of existing ones.
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

export type ResourceName = keyof typeof resources

export interface ResourceQuery {
  readonly apiKey: string
  readonly locale?: Locale
  /** Fills `{slug}`. */
  readonly slug?: string
  /** The path of the site whose metadata is asked for. */
  readonly path?: string
}

/**
 * The address of a resource of one property. Slashes at the end of `platformUrl` do not matter, the key always comes
 * first in the query. Throws `TypeError` for a `platformUrl` that is not an absolute http(s) address and for a path
 * with `{slug}` when none is given.
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
