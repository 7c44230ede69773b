import { type Locale, locales } from '@promenade/domain/locale/locale'
import { metaKey, storeKey } from './compose-content.ts'
import type { ContentStore } from './content-store.ts'
import { decoders } from './decoders.ts'
import { metaRequest, type Platform, type ResourceRequest, storeRequest } from './platform-resources.ts'

const maxPaths = 500

/** Requests of metadata of pages, and of single stores where the platform has no list of them. */
export function infrequentRequests(
  platform: Platform,
  contentStore: ContentStore,
): readonly ResourceRequest[] {
  return locales.flatMap(({ code }) => [
    ...pathsOf(code, contentStore).map((path) => metaRequest(platform, code, path, metaKey(path))),
    ...slugsOf(code, contentStore).map((slug) => storeRequest(platform, code, slug, storeKey(slug))),
  ])
}

function pathsOf(locale: Locale, { responses, read }: ContentStore): readonly string[] {
  const siteMap = responses.find(locale, 'siteMapData')
  return siteMap === undefined ? [] : read(locale, siteMap, decoders.siteMapData).slice(0, maxPaths)
}

function slugsOf(locale: Locale, { responses, read }: ContentStore): readonly string[] {
  const rows = responses.find(locale, 'storeList')
  if (rows === undefined || !responses.isAbsent(locale, 'stores')) return []
  return read(locale, rows, decoders.storeList).map(({ slug }) => slug)
}
