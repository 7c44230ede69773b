import { recordsOf } from './read-kind.ts'
import type { Locale } from '@promenade/domain/locale/locale'
import type { PublishedDocuments } from '../documents/published-documents.ts'

/** The inputs of a response. */
export interface ContentRequest {
  readonly documents: PublishedDocuments
  readonly locale: Locale
  readonly now: Date
  /** The slug in the address, for `…_by_slug/{slug}`; else empty. */
  readonly slug: string
  /** The parameter `path`: a path of the site, without query and language prefix; `/` if absent. */
  readonly path: string
}

/** The time zone of the property. */
export function timeZoneOf(documents: PublishedDocuments): string {
  return recordsOf.property(documents)[0]?.value.time_zone ?? 'UTC'
}
