import {
  changes,
  mapplic,
  type ResourceName,
  resources,
  resourceUrl,
} from '@promenade/contract/public-api/resources'
import { defaultLocale, type Locale } from '@promenade/domain/locale/locale'

/** A request that the gateway repeats. */
export interface ResourceRequest {
  /** Key of its stored response. */
  readonly key: string
  readonly resource: ResourceName | 'mapplic'
  readonly locale: Locale
  readonly url: URL
}

/** The property is requested before all others, these for each of their slugs and paths. */
const notPolled = ['property', 'storeBySlug', 'metaData'] as const

type PolledResource = Exclude<ResourceRequest['resource'], (typeof notPolled)[number]>

/** Requested once for all languages. */
const withoutLanguage: ReadonlySet<string> = new Set<PolledResource>(['map', 'mapplic'])

const paths = { ...resources, mapplic }

/** The resources that the gateway polls after `property`. */
const polledResources: readonly PolledResource[] = Object.keys(paths).filter(isPolled)

export interface Platform {
  readonly platformUrl: string
  readonly propertyId: string
  readonly apiKey: string
}

export function propertyRequest(platform: Platform, locale: Locale): ResourceRequest {
  return resourceRequest(platform, 'property', locale, 'property')
}

export function polledRequests(platform: Platform, locale: Locale): ResourceRequest[] {
  return polledResources
    .filter((resource) => !withoutLanguage.has(resource))
    .map((resource) => resourceRequest(platform, resource, locale, resource))
}

export function isWithoutLanguage({ resource }: ResourceRequest): boolean {
  return withoutLanguage.has(resource)
}

/** Their responses are stored under the default language. */
export function requestsWithoutLanguage({ platformUrl, propertyId, apiKey }: Platform): ResourceRequest[] {
  const once = polledResources.filter((resource) => withoutLanguage.has(resource))
  return once.map((resource) => ({
    key: resource,
    resource,
    locale: defaultLocale,
    url: resourceUrl(platformUrl, propertyId, paths[resource], { apiKey }),
  }))
}

export function metaRequest(platform: Platform, locale: Locale, path: string, key: string): ResourceRequest {
  return resourceRequest(platform, 'metaData', locale, key, { path })
}

export function storeRequest(platform: Platform, locale: Locale, slug: string, key: string): ResourceRequest {
  return resourceRequest(platform, 'storeBySlug', locale, key, { slug })
}

export function changesUrl({ platformUrl, propertyId, apiKey }: Platform): URL {
  return resourceUrl(platformUrl, propertyId, changes, { apiKey })
}

function resourceRequest(
  { platformUrl, propertyId, apiKey }: Platform,
  resource: ResourceRequest['resource'],
  locale: Locale,
  key: string,
  more: { readonly path?: string; readonly slug?: string } = {},
): ResourceRequest {
  const url = resourceUrl(platformUrl, propertyId, paths[resource], { apiKey, locale, ...more })
  return { key, resource, locale, url }
}

function isPolled(name: string): name is PolledResource {
  return Object.hasOwn(paths, name) && !notPolled.some((other) => other === name)
}
