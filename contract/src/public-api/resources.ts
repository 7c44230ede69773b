import type { Locale } from '@promenade/domain/locale/locale'
import { banners } from '../kinds/banner/response.ts'
import { blogs } from '../kinds/blog/response.ts'
import { categories } from '../kinds/category/response.ts'
import { contests } from '../kinds/contest/response.ts'
import { coupons } from '../kinds/coupon/response.ts'
import { events } from '../kinds/event/response.ts'
import { galleries } from '../kinds/gallery/response.ts'
import { homepage } from '../kinds/homepage/response.ts'
import { hours } from '../kinds/hours/response.ts'
import { jobs } from '../kinds/job/response.ts'
import { map } from './map.ts'
import { metaData } from '../kinds/meta-data/response.ts'
import { news } from '../kinds/news/response.ts'
import { pages } from '../kinds/page/response.ts'
import { pointsOfInterest } from '../kinds/point-of-interest/response.ts'
import { popups } from '../kinds/popup/response.ts'
import { promotions } from '../kinds/promotion/response.ts'
import { property } from '../kinds/property/response.ts'
import { siteMapData } from './site-map-data.ts'
import { social } from '../kinds/social-post/response.ts'
import { storeList, stores, storeBySlug } from '../kinds/store/response.ts'
import { decodeMapplic } from '../map/adapters/mapplic.ts'
import type { EntryKind } from '../kinds/kinds.ts'
import type { Resource } from '../kinds/resource.ts'

/** The resources of our platform below `/properties/{id}/` by our names (specification §7), in the order of requests. */
export const resources = {
  property,
  hours,
  storeList,
  stores,
  storeBySlug,
  categories,
  promotions,
  coupons,
  events,
  news,
  jobs,
  contests,
  pages,
  banners,
  galleries,
  homepage,
  popups,
  blogs,
  social,
  pointsOfInterest,
  map,
  metaData,
  siteMapData,
} as const satisfies Readonly<Record<string, Resource>>

/** The name of a resource. */
export type ResourceName = keyof typeof resources

/** The kind of the records in each resource; a map is made from files, and the site map from all kinds. */
export const kindsOfResources = {
  property: 'property',
  hours: 'hours',
  storeList: 'store',
  stores: 'store',
  storeBySlug: 'store',
  categories: 'category',
  promotions: 'promotion',
  coupons: 'coupon',
  events: 'event',
  news: 'news',
  jobs: 'job',
  contests: 'contest',
  pages: 'page',
  banners: 'banner',
  galleries: 'gallery',
  homepage: 'homepage',
  popups: 'popup',
  blogs: 'blog',
  social: 'social-post',
  pointsOfInterest: 'point-of-interest',
  metaData: 'meta-data',
} as const satisfies Readonly<Record<Exclude<ResourceName, 'map' | 'siteMapData'>, EntryKind>>

/** A stream of server-sent events, which only our platform has. */
export const changes = { path: 'changes' } as const

/** The map of other platforms. */
export const mapplic = { path: 'mapplic', decode: decodeMapplic } as const

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
  { path }: Pick<Resource, 'path'>,
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
