import { createHash } from 'node:crypto'
import type { DecodeContext } from '@promenade/contract/decode/decode-context'
import { defaultLocale, type Locale } from '@promenade/domain/locale/locale'
import type { MetaData } from '@promenade/domain/mall/meta-data'
import { placesAt } from '@promenade/domain/mall/point-of-interest'
import type { Property } from '@promenade/domain/mall/property'
import type { EpochMs } from '@promenade/domain/calendar/instants'
import type { MallRecord } from '@promenade/domain/mall/values'
import { type MapPicture, mapPictureOf } from '@promenade/domain/map/map-picture'
import type { StoredResponses } from './stored-responses.ts'
import { type Decode, decoders, type ListBy, type Lists, listsById, listsByName } from './decoders.ts'
import { fillByName, fillFromEnglish } from './english-fallback.ts'
import type { MallContent, Store } from './mall-content.ts'

interface Composed {
  readonly responses: StoredResponses
  readonly contexts: Readonly<Record<Locale, DecodeContext>>
  readonly now: EpochMs
  /** Changes when other pictures become unavailable. */
  readonly picturesVersion: string
}

/**
 * Composes the content of one language from its stored responses, with English for what it lacks. Undefined until the resources
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
  const pointsOfInterest = composePointsOfInterest(locale, composed)
  return {
    ...composeLists(locale, composed),
    pointsOfInterest,
    locale,
    version: versionOf(locale, composed, pointsOfInterest),
    asOf: composed.now,
    property: own.property ?? property,
    hours: own.hours ?? hours,
    categories: records(own.categories, categories),
    stores: records(own.stores, stores),
    homepage: own.homepage ?? english.homepage,
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

/** The lists that a platform may lack, with English for what the language lacks. */
function composeLists(locale: Locale, composed: Composed): Lists
function composeLists(locale: Locale, composed: Composed): Readonly<Record<string, readonly unknown[]>> {
  const isEnglish = locale === defaultLocale
  const byId = listsById.map((name) => {
    const read = (code: Locale) => readList<Translated>(code, name, decoders[name], composed)
    const english = read(defaultLocale) ?? []
    return [name, isEnglish ? english : fillFromEnglish(read(locale), english)] as const
  })
  const byName = listsByName.map((name) => [name, composeByName(name, locale, composed)] as const)
  return Object.fromEntries<readonly unknown[]>([...byId, ...byName])
}

function composeByName<Name extends ListBy<'name'>>(
  name: Name,
  locale: Locale,
  composed: Composed,
): Lists[Name]
function composeByName(name: ListBy<'name'>, locale: Locale, composed: Composed): readonly Named[] {
  const read = (code: Locale) => readList<Named>(code, name, decoders[name], composed)
  return fillByName(read(locale), read(defaultLocale) ?? [])
}

/** The parts of the content that routes depend on. */
export function composeMapFacts(
  locale: Locale,
  composed: Composed,
): Pick<MallContent, 'map' | 'pointsOfInterest'> {
  const map = composed.responses.find(defaultLocale, 'map')
  return {
    map: map && decoders.map(map).value,
    pointsOfInterest: composePointsOfInterest(locale, composed),
  }
}

/** What is out of service until a time works again then, whether the platform answers or not. */
function composePointsOfInterest(locale: Locale, composed: Composed): Lists['pointsOfInterest'] {
  return placesAt(composeByName('pointsOfInterest', locale, composed), composed.now)
}

type Translated = Pick<MallRecord, 'id' | 'untranslated'>
type Named = Pick<MallRecord, 'name'>

/** Undefined if never received, empty if the platform lacks the resource. */
function readList<T>(
  locale: Locale,
  key: string,
  decode: Decode<readonly T[]>,
  { responses, contexts }: Composed,
): readonly T[] | undefined {
  const response = responses.find(locale, key)
  if (response !== undefined) return decode(response, contexts[locale]).value
  return responses.isAbsent(locale, key) ? [] : undefined
}

/** The other decoded stored responses of one language: undefined if never received. */
function readLocale(locale: Locale, { responses, contexts }: Composed) {
  const context = contexts[locale]
  const read = <T>(key: string, decode: Decode<T>): T | undefined => {
    const response = responses.find(locale, key)
    return response === undefined ? undefined : decode(response, context).value
  }
  return {
    property: read('property', decoders.property),
    hours: read('hours', decoders.hours),
    categories: read('categories', decoders.categories),
    stores: readStores(read),
    homepage: read('homepage', decoders.homepage),
    map: read('map', decoders.map),
    mapPicture: read('mapplic', decoders.mapplic),
    metaData: readMetaData(read),
    redirects: read('siteMapData', decoders.redirects),
  }
}

type Read = <T>(key: string, decode: Decode<T>) => T | undefined

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

function versionOf(
  locale: Locale,
  { responses, contexts, picturesVersion }: Composed,
  pointsOfInterest: Lists['pointsOfInterest'],
): string {
  const places = pointsOfInterest.flatMap(({ locations }) => locations)
  const closed = places.filter(({ isTemporarilyClosed }) => isTemporarilyClosed)
  const parts = [
    locale,
    String(closed.length),
    contexts[locale].timeZone,
    picturesVersion,
    ...responses.hashes(defaultLocale),
    ...responses.hashes(locale),
  ]
  return createHash('sha256').update(parts.join('\n')).digest('base64url').slice(0, 16)
}
