import { type EntryKind, kindOf, pagePathOf } from '@promenade/contract/kinds/kinds'
import type { Locale } from '@promenade/domain/locale/locale'
import { localePath } from '@promenade/domain/locale/locale-path'

/**
 * The address of a record's page in the reader's language; the home page for records without a page of their
 * own.
 */
export function siteAddress(siteUrl: string, kind: EntryKind, slug: string, locale: Locale): string {
  return new URL(sitePath(kind, slug, locale), siteUrl).href
}

/** The same without the site. */
export function sitePath(kind: EntryKind, slug: string, locale: Locale): string {
  return localePath(pagePathOf(kind, slug) ?? kindOf(kind).page ?? '/', locale)
}
