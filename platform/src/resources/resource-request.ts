import type { Locale } from '@promenade/domain/locale/locale'
import type { Database } from '../database/connect.ts'

/** The inputs to read a resource. */
export interface ResourceRequest {
  readonly database: Database
  readonly property: RequestedProperty
  readonly locale: Locale
  readonly now: Date
  /** The slug in the address, for `…_by_slug/{slug}`; else empty. */
  readonly slug: string
  /** The parameter `path`: a path of the site, without query and language prefix; `/` if absent. */
  readonly path: string
}

/** The property of a request. */
export interface RequestedProperty {
  readonly id: number
  readonly name: string
  readonly timeZone: string
}
