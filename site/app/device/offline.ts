import type { Locale } from '@promenade/domain/locale/locale'

/** The service worker for offline use; its scope is the whole site. */
export const workerPath = '/worker.js'

/** The message of a page to the worker, sent when idle: cache this page for offline use. */
export interface CachePage {
  /** Path of the page, without query. */
  readonly cachePage: string
}

/** The files and pages that the worker caches in one language. */
export interface OfflineList {
  /** Version of scripts, content and day; a new one creates a new cache. */
  readonly version: string
  /** Version of the scripts; the versions of hydration data begin with it. */
  readonly build: string
  readonly timeZone: string
  /** Scripts, styles, fonts, and the data of the map and of visits. */
  readonly files: readonly string[]
  /** Pages to cache before they are visited. */
  readonly pages: readonly string[]
}

export function offlineListPath(locale: Locale): string {
  return `/offline/${locale}.json`
}

/** The page shown instead of one that is not cached; without language prefix. */
export const fallbackPath = '/offline'

/** Undefined for anything else, such as the login page of a public Wi-Fi. */
export function parseOfflineList(value: unknown): OfflineList | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { version, build, timeZone, files, pages }: Partial<Record<keyof OfflineList, unknown>> = value
  if (typeof version !== 'string' || typeof build !== 'string' || typeof timeZone !== 'string')
    return undefined
  if (!isTexts(files) || !isTexts(pages)) return undefined
  return { version, build, timeZone, files, pages }
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string')
}
