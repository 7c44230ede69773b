import type { EntryKind } from '@promenade/contract/editing/documents'
import { pageAreas } from '@promenade/contract/editing/page-areas'
import type { Locale } from '@promenade/domain/locale/locale'
import { localePath } from '@promenade/domain/locale/locale-path'

const paths: Readonly<Partial<Record<EntryKind, string>>> = { hours: '/hours', 'special-day': '/hours' }

/** The page of a record, in the reader's language; the home page for records that stand on several pages. */
export function siteAddress(siteUrl: string, kind: EntryKind, slug: string, locale: Locale): string {
  const area = pageAreas[kind]
  const path = area === undefined ? (paths[kind] ?? '/') : `/${area}/${slug}`
  return new URL(localePath(path, locale), siteUrl).href
}
