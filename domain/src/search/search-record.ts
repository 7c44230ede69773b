import type { Locale } from '../locale/locale.ts'

/** What a thing that can be found is; the first is the one most visitors look for. */
export type SearchKind = 'store' | 'promotion' | 'event' | 'job' | 'page'

/** Where in a record a word stands, the most telling place first. */
export type SearchField = 'name' | 'alias' | 'category' | 'tag' | 'owner' | 'description'

/** One thing that can be found, in every language it has; `id` is unique among the records of an index. */
export interface SearchRecord {
  readonly kind: SearchKind
  readonly id: string
  readonly texts: readonly SearchTexts[]
}

/** The words of a record in one language, as plain text. */
export interface SearchTexts {
  readonly locale: Locale
  readonly name: string
  /** What else people call it: found as surely as the name, but after whatever has it for a name. */
  readonly aliases?: readonly string[] | undefined
  /** Name of the store it belongs to. */
  readonly owner?: string | undefined
  readonly categories?: readonly string[] | undefined
  /** What kind of thing it is, as people may say it: found as a category is, but no reason worth telling. */
  readonly kinds?: readonly string[] | undefined
  readonly tags?: readonly string[] | undefined
  readonly descriptions?: readonly string[] | undefined
}
