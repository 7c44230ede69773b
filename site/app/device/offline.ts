import type { Locale } from '@promenade/domain/locale/locale'

/** The worker that answers while there is no network; its scope is the whole site. */
export const workerPath = '/worker.js'

/** What a page tells the worker when the browser has nothing else to do: this page shall be there offline. */
export interface KeepPage {
  /** Path of the page, without query. */
  readonly keep: string
}

/** What a device keeps of the site in one language. */
export interface OfflineList {
  /** Of scripts, content and day: another one, and everything is fetched anew. */
  readonly version: string
  /** Version of the scripts, with which the versions of the pages' own data begin. */
  readonly build: string
  readonly timeZone: string
  /** Scripts, styles, type, and the data that screens are made from without a network. */
  readonly files: readonly string[]
  /** Pages to have before they are visited. */
  readonly pages: readonly string[]
}

export function offlineListPath(locale: Locale): string {
  return `/offline/${locale}.json`
}

/** The page in place of one that the device has not kept; without language prefix. */
export const fallbackPath = '/offline'

/** Undefined for what is no such list, as an answer of something between the visitor and the site. */
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
