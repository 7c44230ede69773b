import { dateIn } from '@promenade/domain/calendar/instants'
import { locales, type Locale } from '@promenade/domain/locale/locale'
import { localePath } from '@promenade/domain/locale/locale-path'
import { listFixedPaths } from '@promenade/domain/routing/fixed-pages'
import type { OfflineList } from '../../app/device/offline.ts'
import { createEncodedBody } from '../http/encoded-body.ts'
import { createEncodedResponse, sendResponse, type EncodedResponse } from '../http/encoded-response.ts'
import type { SiteContext } from '../http/site-env.ts'
import type { PagesOptions } from '../page-cache/serve-pages.ts'
import type { DataFile } from './data-file.ts'
import { notReadyResponse } from '../static-error-responses.ts'

interface OfflineListsOptions extends Pick<PagesOptions, 'build' | 'content' | 'clock'> {
  readonly builtFiles?: readonly string[]
  /** Address of the map's data; undefined for a mall without a map. */
  readonly mapData: () => string | undefined
  readonly visitData: ReadonlyMap<Locale, DataFile>
}

/** Serves the offline list of a language: the files and pages that a service worker caches. */
export function createOfflineLists(options: OfflineListsOptions) {
  const cache = new Map<Locale, { readonly text: string; readonly response: EncodedResponse }>()
  return async (locale: Locale, context: SiteContext): Promise<Response> => {
    const list = offlineList(locale, options)
    if (list === undefined) return notReadyResponse(context.var.target)
    const text = JSON.stringify(list)
    const cached = cache.get(locale)
    const response = cached?.text === text ? cached.response : encodedResponseOf(text)
    cache.set(locale, { text, response })
    return sendResponse(context, response)
  }
}

function offlineList(
  locale: Locale,
  { build, content, clock, builtFiles = [], mapData, visitData }: OfflineListsOptions,
): OfflineList | undefined {
  const timeZone = content(locale)?.property.timeZone
  if (timeZone === undefined) return undefined
  const versions = locales.map(({ code }) => content(code)?.version ?? '')
  return {
    // With the date, since pages show today's hours.
    version: [build.assets.version, ...versions, dateIn(clock(), timeZone)].join(' '),
    build: build.assets.version,
    timeZone,
    files: [
      ...builtFiles.filter((path) => isForVisitors(path)),
      mapData() ?? [],
      visitData.get(locale)?.path() ?? [],
    ].flat(),
    pages: listFixedPaths('offline').map((path) => localePath(path, locale)),
  }
}

/** False for files of the style guide, which is for developers. */
function isForVisitors(path: string): boolean {
  return /^\/assets\/(?!style-guide).+\.(?:js|css|woff2)$/.test(path)
}

function encodedResponseOf(text: string): EncodedResponse {
  const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'public, no-cache' }
  return createEncodedResponse({
    status: 200,
    headers,
    body: createEncodedBody(new TextEncoder().encode(text)),
  })
}
