import { resources, type ResourceName, resourceUrl } from '@promenade/contract/resources'
import { defaultLocale, type Locale } from '@promenade/domain/locale/locale'
import type { DecodedResource } from './decoders.ts'

/** One question the gateway asks again and again. */
export interface Question {
  /** Name of its copy. */
  readonly key: string
  readonly resource: DecodedResource & ResourceName
  readonly locale: Locale
  readonly url: URL
}

/** Asked in each round and language; `property` is asked before them. */
const everyRound = [
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

/** Asked in each round and once for all languages: a map is the same in each. */
const withoutLanguage = ['map', 'mapplic'] as const

export interface Platform {
  readonly platformUrl: string
  readonly propertyId: string
  readonly apiKey: string
}

export function propertyQuestion(platform: Platform, locale: Locale): Question {
  return question(platform, 'property', locale, 'property')
}

export function roundQuestions(platform: Platform, locale: Locale): Question[] {
  return everyRound.map((resource) => question(platform, resource, locale, resource))
}

export function isWithoutLanguage({ resource }: Question): boolean {
  return withoutLanguage.some((one) => one === resource)
}

/** Their copies are kept with those of the language that is always there. */
export function questionsWithoutLanguage({ platformUrl, propertyId, apiKey }: Platform): Question[] {
  return withoutLanguage.map((resource) => ({
    key: resource,
    resource,
    locale: defaultLocale,
    url: resourceUrl(platformUrl, propertyId, resources[resource], { apiKey }),
  }))
}

export function metaQuestion(platform: Platform, locale: Locale, path: string, key: string): Question {
  return question(platform, 'metaData', locale, key, { path })
}

export function storeQuestion(platform: Platform, locale: Locale, slug: string, key: string): Question {
  return question(platform, 'storeBySlug', locale, key, { slug })
}

export function changesUrl({ platformUrl, propertyId, apiKey }: Platform): URL {
  return resourceUrl(platformUrl, propertyId, resources.changes, { apiKey })
}

function question(
  { platformUrl, propertyId, apiKey }: Platform,
  resource: Question['resource'],
  locale: Locale,
  key: string,
  more: { readonly path?: string; readonly slug?: string } = {},
): Question {
  const url = resourceUrl(platformUrl, propertyId, resources[resource], { apiKey, locale, ...more })
  return { key, resource, locale, url }
}
