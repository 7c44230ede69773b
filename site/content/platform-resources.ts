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

type PolledResource = Exclude<ResourceName, 'property' | 'storeBySlug' | 'metaData' | 'changes'>

/** The resources that the gateway polls after `property`: in each language, or once for all. */
const polledResources: Readonly<Record<PolledResource, 'each language' | 'once'>> = {
  hours: 'each language',
  storeList: 'each language',
  stores: 'each language',
  categories: 'each language',
  promotions: 'each language',
  coupons: 'each language',
  events: 'each language',
  news: 'each language',
  jobs: 'each language',
  contests: 'each language',
  pages: 'each language',
  banners: 'each language',
  galleries: 'each language',
  homepage: 'each language',
  popups: 'each language',
  blogs: 'each language',
  social: 'each language',
  pointsOfInterest: 'each language',
  siteMapData: 'each language',
  map: 'once',
  mapplic: 'once',
}

export interface Platform {
  readonly platformUrl: string
  readonly propertyId: string
  readonly apiKey: string
}

export function propertyRequest(platform: Platform, locale: Locale): ResourceRequest {
  return resourceRequest(platform, 'property', locale, 'property')
}

export function polledRequests(platform: Platform, locale: Locale): ResourceRequest[] {
  return polled('each language').map((resource) => resourceRequest(platform, resource, locale, resource))
}

export function isWithoutLanguage({ resource }: ResourceRequest): boolean {
  return isPolled(resource) && polledResources[resource] === 'once'
}

/** Their copies are stored under the default language. */
export function requestsWithoutLanguage({ platformUrl, propertyId, apiKey }: Platform): ResourceRequest[] {
  return polled('once').map((resource) => ({
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

function polled(times: 'each language' | 'once'): readonly PolledResource[] {
  return Object.keys(polledResources)
    .filter(isPolled)
    .filter((name) => polledResources[name] === times)
}

function isPolled(name: string): name is PolledResource {
  return Object.hasOwn(polledResources, name)
}
