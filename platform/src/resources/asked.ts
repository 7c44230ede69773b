import type { Locale } from '@promenade/domain/locale/locale'
import type { Database } from '../database/connect.ts'

/** What a resource is asked: everything its query needs, time included. */
export interface Asked {
  readonly database: Database
  readonly property: AskedProperty
  readonly locale: Locale
  readonly now: Date
  /** Of `…_by_slug/{slug}`; empty for the others. */
  readonly slug: string
  /** Of a page of the site, without query and language prefix; `/` for the home page and where none is given. */
  readonly path: string
}

export interface AskedProperty {
  readonly id: number
  readonly name: string
  readonly timeZone: string
}
