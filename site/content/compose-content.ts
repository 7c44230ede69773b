import { createHash } from 'node:crypto'
import type { DecodeContext, Decoded } from '@promenade/contract/decode/decode-context'
import { defaultLocale, type Locale } from '@promenade/domain/locale/locale'
import type { MetaData } from '@promenade/domain/mall/meta-data'
import type { Property } from '@promenade/domain/mall/property'
import type { Store } from '@promenade/domain/mall/store'
import type { EpochMs } from '@promenade/domain/calendar/instants'
import { type MapPicture, mapPictureOf } from '@promenade/domain/map/map-picture'
import type { Copies } from './copies.ts'
import type { Copy } from './copy.ts'
import { decoders } from './decoders.ts'
import { fillByName, fillFromEnglish } from './english-fallback.ts'
import type { MallContent } from './mall-content.ts'

interface Composed {
  readonly copies: Copies
  readonly contexts: Readonly<Record<Locale, DecodeContext>>
  readonly now: EpochMs
  /** Changes when other pictures become unavailable. */
  readonly picturesVersion: string
}

/**
 * Composes the content of one language from its copies, with English for what it lacks. Undefined until the resources
 * without which pages would be wrong (a store "not found", a day "closed") have been received. An empty list is one.
 */
export function composeContent(locale: Locale, composed: Composed): Omit<MallContent, 'gone'> | undefined {
  const english = readLocale(defaultLocale, composed)
  const { property, hours, categories, stores } = english
  if (property === undefined || hours === undefined || categories === undefined || stores === undefined) {
    return undefined
  }
  const own = locale === defaultLocale ? english : readLocale(locale, composed)
  const isEnglish = own === english
  const records = <T extends { readonly id: string; readonly untranslated: readonly string[] }>(
    ofLocale: readonly T[] | undefined,
    ofEnglish: readonly T[] | undefined,
  ) => (isEnglish ? (ofEnglish ?? []) : fillFromEnglish(ofLocale, ofEnglish ?? []))
  return {
    locale,
    version: versionOf(locale, composed),
    asOf: composed.now,
    property: own.property ?? property,
    hours: own.hours ?? hours,
    categories: records(own.categories, categories),
    stores: records(own.stores, stores),
    promotions: records(own.promotions, english.promotions),
    coupons: records(own.coupons, english.coupons),
    events: records(own.events, english.events),
    news: records(own.news, english.news),
    jobs: records(own.jobs, english.jobs),
    contests: records(own.contests, english.contests),
    pages: records(own.pages, english.pages),
    banners: fillByName(own.banners, english.banners ?? []),
    galleries: records(own.galleries, english.galleries),
    homepage: own.homepage ?? english.homepage,
    popups: records(own.popups, english.popups),
    blogs: records(own.blogs, english.blogs),
    social: records(own.social, english.social),
    pointsOfInterest: fillByName(own.pointsOfInterest, english.pointsOfInterest ?? []),
    map: english.map,
    mapPicture: english.mapPicture ?? pictureOf(property, stores),
    pictureFiles: new Map(),
    metaData: own.metaData,
    redirects: english.redirects ?? new Map(),
  }
}

function pictureOf({ mapPicture }: Property, stores: readonly Store[]): MapPicture | undefined {
  return mapPicture && mapPictureOf(mapPicture, stores)
}

/** Decoded copies of one language: undefined if never received, empty if the platform lacks the resource. */
function readLocale(locale: Locale, { copies, contexts }: Composed) {
  const context = contexts[locale]
  const read = <T>(
    key: string,
    decode: (copy: Copy, context: DecodeContext) => Decoded<T>,
  ): T | undefined => {
    const copy = copies.find(locale, key)
    return copy === undefined ? undefined : decode(copy, context).value
  }
  const list = <T>(key: string, decode: (copy: Copy, context: DecodeContext) => Decoded<readonly T[]>) =>
    read(key, decode) ?? (copies.isAbsent(locale, key) ? [] : undefined)
  return {
    property: read('property', decoders.property),
    hours: read('hours', decoders.hours),
    categories: read('categories', decoders.categories),
    stores: readStores(read),
    promotions: list('promotions', decoders.promotions),
    coupons: list('coupons', decoders.coupons),
    events: list('events', decoders.events),
    news: list('news', decoders.news),
    jobs: list('jobs', decoders.jobs),
    contests: list('contests', decoders.contests),
    pages: list('pages', decoders.pages),
    banners: list('banners', decoders.banners),
    galleries: list('galleries', decoders.galleries),
    homepage: read('homepage', decoders.homepage),
    popups: list('popups', decoders.popups),
    blogs: list('blogs', decoders.blogs),
    social: list('social', decoders.social),
    pointsOfInterest: list('pointsOfInterest', decoders.pointsOfInterest),
    map: read('map', decoders.map),
    mapPicture: read('mapplic', decoders.mapplic),
    metaData: readMetaData(read),
    redirects: read('siteMapData', decoders.redirects),
  }
}

type Read = <T>(key: string, decode: (copy: Copy, context: DecodeContext) => Decoded<T>) => T | undefined

/** The directory's rows with their details, from the full list or from requests for single stores. */
function readStores(read: Read): readonly Store[] | undefined {
  const rows = read('storeList', decoders.storeList)
  const full = read('stores', decoders.stores)
  if (rows === undefined) return full
  const byId = new Map(full?.map((store) => [store.id, store]))
  return rows.map((row) => {
    const details = byId.get(row.id) ?? read(storeKey(row.slug), decoders.storeBySlug)
    const untranslated = [...new Set([...row.untranslated, ...(details?.untranslated ?? [])])]
    return { socialLinks: [], sections: [], ...details, ...row, untranslated }
  })
}

function readMetaData(read: Read): ReadonlyMap<string, MetaData> {
  const paths = read('siteMapData', decoders.siteMapData) ?? []
  return new Map(
    paths.flatMap((path) => {
      const metaData = read(metaKey(path), decoders.metaData)
      return metaData === undefined ? [] : [[path, metaData] as const]
    }),
  )
}

export function storeKey(slug: string): string {
  return `storeBySlug ${slug}`
}

export function metaKey(path: string): string {
  return `metaData ${path}`
}

function versionOf(locale: Locale, { copies, contexts, picturesVersion }: Composed): string {
  const parts = [
    locale,
    contexts[locale].timeZone,
    picturesVersion,
    ...copies.hashes(defaultLocale),
    ...copies.hashes(locale),
  ]
  return createHash('sha256').update(parts.join('\n')).digest('base64url').slice(0, 16)
}
