import { resources, type ResourceName, resourceUrl } from '@promenade/contract/resources'
import { defaultLocale, type Locale } from '@promenade/domain/locale/locale'
import type { DecodedResource } from './decoders.ts'

/** A request that the gateway repeats. */
export interface ResourceRequest {
  /** Key of its copy. */
  readonly key: string
  readonly resource: DecodedResource & ResourceName
  readonly locale: Locale
  readonly url: URL
}

/** Polled in each language, after `property`. */
const polledResources = [
  'hours',
  'storeList',
  'stores',
  'categories',
  'promotions',
  'coupons',
  'events',
  'news',
  'jobs',
  'contests',
  'pages',
  'banners',
  'galleries',
  'homepage',
  'popups',
  'blogs',
  'social',
  'pointsOfInterest',
  'siteMapData',
] as const

/** Polled once for all languages. */
const withoutLanguage = ['map', 'mapplic'] as const

export interface Platform {
  readonly platformUrl: string
  readonly propertyId: string
  readonly apiKey: string
}

export function propertyRequest(platform: Platform, locale: Locale): ResourceRequest {
  return resourceRequest(platform, 'property', locale, 'property')
}

export function polledRequests(platform: Platform, locale: Locale): ResourceRequest[] {
  return polledResources.map((resource) => resourceRequest(platform, resource, locale, resource))
}

export function isWithoutLanguage({ resource }: ResourceRequest): boolean {
  return withoutLanguage.some((candidate) => candidate === resource)
}

/** Their copies are stored under the default language. */
export function requestsWithoutLanguage({ platformUrl, propertyId, apiKey }: Platform): ResourceRequest[] {
  return withoutLanguage.map((resource) => ({
    key: resource,
    resource,
    locale: defaultLocale,
    url: resourceUrl(platformUrl, propertyId, resources[resource], { apiKey }),
  }))
}

export function metaRequest(platform: Platform, locale: Locale, path: string, key: string): ResourceRequest {
  return resourceRequest(platform, 'metaData', locale, key, { path })
}

export function storeRequest(platform: Platform, locale: Locale, slug: string, key: string): ResourceRequest {
  return resourceRequest(platform, 'storeBySlug', locale, key, { slug })
}

export function changesUrl({ platformUrl, propertyId, apiKey }: Platform): URL {
  return resourceUrl(platformUrl, propertyId, resources.changes, { apiKey })
}

function resourceRequest(
  { platformUrl, propertyId, apiKey }: Platform,
  resource: ResourceRequest['resource'],
  locale: Locale,
  key: string,
  more: { readonly path?: string; readonly slug?: string } = {},
): ResourceRequest {
  const url = resourceUrl(platformUrl, propertyId, resources[resource], { apiKey, locale, ...more })
  return { key, resource, locale, url }
}
